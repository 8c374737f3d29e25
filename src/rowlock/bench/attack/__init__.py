"""One hostile address attacks a server: how long does everybody else have to wait?"""
