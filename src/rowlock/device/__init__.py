"""Tables without a server: the engine of a device, behind the same requests and messages. Standard library only."""
