"""A pseudo-terminal around a program, and what is measured from the outside of it.

The clock starts before a program is started or a key is sent, and stops with the last byte of the
answer: when nothing more came for some milliseconds.
"""
import contextlib
import fcntl
import os
import re
import select
import shutil
import signal
import statistics
import struct
import tempfile
import termios
import time

NOW = time.perf_counter_ns
QUIET = 25  # milliseconds without a byte that end an answer
SEQUENCE = re.compile(
    rb"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[PX^_][^\x1b]*\x1b\\|\x1b\[[0-?]*[ -/]*[@-~]"
    rb"|\x1b[ -/]*[0-~]")
MODES = {  # how a program leaves what it switched on
    "screen": (rb"\x1b\[\?1049h", rb"\x1b\[\?1049l"),
    "cursor": (rb"\x1b\[\?25l", rb"\x1b\[\?(?:12;)?25h|\x1b\[34h\x1b\[\?25h"),
    "mouse": (rb"\x1b\[\?100[0236]h", rb"\x1b\[\?100[0236][;0-9]*l"),
    "paste": (rb"\x1b\[\?2004h", rb"\x1b\[\?2004l"),
    "keypad": (rb"\x1b\[\?1h", rb"\x1b\[\?1l"),
}


class Peer:
    """A program to be measured: how it is started, and the keys that do what others' keys do."""

    def __init__(self, name, argv, marker, to_card=(b"\t",) * 5, nav=(b"\t", b"\x1b[Z"), leave=b"\x03"):
        self.name, self.argv, self.marker = name, argv, marker
        self.to_card, self.nav, self.leave = to_card, nav, leave


class Run:
    """One start of a program in a terminal of its own."""

    def __init__(self, peer, size=(80, 24)):
        self.peer = peer
        self.home = tempfile.mkdtemp(prefix="tfield-bench-")
        self.master, self.slave = os.openpty()
        self.resize(*size)
        self.modes = termios.tcgetattr(self.slave)
        os.set_blocking(self.master, False)
        env = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": self.home}
        actions = [(os.POSIX_SPAWN_OPEN, 0, os.ttyname(self.slave), os.O_RDWR, 0),
                   (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)]
        self.out, self.ended = [], None
        self.start = NOW()
        self.pid = os.posix_spawn(
            peer.argv[0], peer.argv, env, file_actions=actions, setsid=True, setsigmask=[],
            setsigdef=[signal.SIGPIPE, signal.SIGXFSZ, signal.SIGINT])
        self.handle = os.pidfd_open(self.pid)
        self.poll = select.poll()
        self.poll.register(self.master, select.POLLIN)
        self.poll.register(self.handle, select.POLLIN)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.ended is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        shutil.rmtree(self.home, ignore_errors=True)
        for descriptor in (self.handle, self.master, self.slave):
            os.close(descriptor)

    def resize(self, columns, rows):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def step(self, milliseconds):
        """Waits for output or the end; whether there was output."""
        found = False
        for descriptor, _ in self.poll.poll(milliseconds):
            if descriptor == self.master:
                try:
                    data = os.read(self.master, 1 << 16)
                except OSError:
                    data = b""
                if data:
                    self.out.append((NOW(), data))
                    found = True
                if b"\x1b[6n" in data:
                    os.write(self.master, b"\x1b[1;1R")
            elif self.ended is None:
                self.ended = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
                self.ended_at = NOW()
                self.poll.unregister(self.handle)
        return found

    def answer(self, first=150, quiet=QUIET, limit=15):
        """Reads until it is quiet; the pieces that came, with their times."""
        before, end = len(self.out), time.monotonic() + limit
        while time.monotonic() < end:
            if not self.step(quiet if len(self.out) > before else first):
                if self.ended is not None or len(self.out) == before or quiet:
                    break
        return self.out[before:]

    def send(self, data):
        view = memoryview(data)
        while view and self.ended is None:
            try:
                view = view[os.write(self.master, view):]
            except BlockingIOError:
                self.step(20)

    def press(self, key, **options):
        """Sends a key and reads the answer: microseconds, bytes, microseconds of the processor."""
        while self.step(0):
            pass
        cpu, start = self.cpu(), NOW()
        self.send(key)
        pieces = self.answer(**options)
        took = (pieces[-1][0] - start) / 1e3 if pieces else None
        return took, sum(len(d) for _, d in pieces), (self.cpu() - cpu) / 1e3

    def paint(self, limit=60):
        """Reads the first screen; the milliseconds that it took."""
        end = time.monotonic() + limit
        while time.monotonic() < end and self.ended is None:
            self.answer(first=200)
            if all(word in self.text() for word in self.peer.marker):
                return (self.out[-1][0] - self.start) / 1e6
        raise RuntimeError(f"{self.peer.name}: no screen with {self.peer.marker}\n{self.text()[-2000:]}")

    def text(self):
        raw = b"".join(d for _, d in self.out)
        return SEQUENCE.sub(b"", raw).decode("utf-8", "replace")

    def cpu(self):
        """Nanoseconds that the program has run."""
        try:
            with open(f"/proc/{self.pid}/schedstat") as file:
                return int(file.read().split()[0])
        except (OSError, IndexError):
            return 0

    def memory(self):
        """The most memory that it has used, in MiB."""
        with open(f"/proc/{self.pid}/status") as file:
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM"))

    def wait(self, seconds=3):
        end = time.monotonic() + seconds
        while self.ended is None and time.monotonic() < end:
            self.step(20)
        while self.step(0):
            pass

    def unrestored(self):
        """What the program left otherwise than it found it."""
        raw = b"".join(d for _, d in self.out)

        def last(pattern):
            return max((m.end() for m in re.finditer(pattern, raw)), default=-1)
        left = [name for name, (on, off) in MODES.items() if last(on) > last(off)]
        return left + (["modes"] if termios.tcgetattr(self.slave) != self.modes else [])


@contextlib.contextmanager
def undisturbed():
    """As root: real-time priority for all that is started, and processors that never sleep."""
    if os.geteuid() != 0:
        yield
        return
    loops, parent = [], os.getpid()
    for cpu in os.sched_getaffinity(0):
        pid = os.fork()
        if pid == 0:
            # Gives way to everything else.
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            os.sched_setaffinity(0, {cpu})
            while os.getppid() == parent:
                sum(range(10_000))
            os._exit(0)
        loops.append(pid)
    os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(10))
    try:
        yield
    finally:
        for pid in loops:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def paired(peers, keys, setup, count):
    """Sends one key to each program in turn, so that the machine's moods meet all alike.

    Gives for each program its median microseconds, its ratios of time and processor time to the
    first one's, key by key, and its mean bytes.
    """
    runs = [Run(peer) for peer in peers]
    try:
        for run in runs:
            run.paint()
            for key in setup(run.peer):
                run.press(key)
        taken = {peer.name: [] for peer in peers}
        for number in range(count):
            for place in range(len(runs)):
                run = runs[(number + place) % len(runs)]
                own = keys(run.peer)
                taken[run.peer.name].append(run.press(own[number % len(own)]))
        return {peer.name: summary(taken[peer.name], taken[peers[0].name]) for peer in peers}
    finally:
        for run in runs:
            run.__exit__()


def summary(own, base):
    def ratio(part):
        pairs = [(a[part], b[part]) for a, b in zip(own, base) if a[part] and b[part]]
        return statistics.median(a / b for a, b in pairs) if pairs else None
    times = [t for t, _, _ in own if t is not None]
    return {"us": statistics.median(times) if times else None, "ratio": ratio(0), "cpu": ratio(2),
            "bytes": statistics.mean(b for _, b, _ in own)}
