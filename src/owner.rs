//! Who a process is: id, start time, boot, namespace, host.
