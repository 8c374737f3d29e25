"""What `rowlock doctor` looks at, one function a check."""
