"""A server for the recipe http: keeps what is sent to it, and refuses an email that it knows.

usage: http-server.py FOLDER    writes the port to FOLDER/port, each body to FOLDER/1, 2, …
"""
import http.server
import json
import os
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])


class Visitors(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        number = len(list(folder.glob("[0-9]*"))) + 1
        (folder / str(number)).write_bytes(self.headers["Content-Type"].encode() + b"\n" + body)
        if json.loads(body).get("email") == "known@example.com":
            self.answer(422, {"errors": {"email": "already registered"}, "message": "Please mend it"})
        elif self.path == "/broken":
            self.answer(500, {"trouble": "no space"})
        else:
            self.answer(201, {"number": number})

    def answer(self, status, document):
        body = json.dumps(document).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Visitors)
(folder / "port.new").write_text(str(server.server_port))
os.rename(folder / "port.new", folder / "port")
server.serve_forever()
