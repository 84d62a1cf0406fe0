"""Sets Adamas up in .venv beside this file and runs it. It needs nothing but Python itself.

python3 run.py            set up what is missing, then serve and open the browser
python3 run.py test       set up, then run all checks and tests (docs/testing.md)
                          --python 3.13 uses that one, in .venv-3.13
python3 run.py setup      only set up
python3 run.py play ...   anything else is passed on to the command `adamas`
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / os.environ.get("ADAMAS_VENV", ".venv")
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
# Where a system Python has no venv, packages go here and are put on its path.
LIBRARY = VENV / "library"
# What each task needs, beyond playing in the terminal; tests need everything.
LOCKS = {
    "play": HERE / "requirements.lock",
    "serve": HERE / "requirements-serve.lock",
    "sim": HERE / "requirements-sim.lock",
    "test": HERE / "requirements-dev.lock",
}
TASKS = {
    **dict.fromkeys(("", "serve", "setup"), "serve"),
    **dict.fromkeys(("simulate", "arena"), "sim"),
    "test": "test",
}
NODE_LOCK = HERE / "requirements-client.lock"
BUILDING = HERE / "client" / "building.py"
WITH_PAGES = {"serve", "test"}
"""Tasks that need the pages for browsers."""


def main(arguments: list[str]) -> int:
    """Set up, then do what was asked."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file meets old Pythons
        return fail(f"Adamas needs Python 3.11 or later; this is {sys.version.split()[0]}.")
    asked = "".join(arguments[:1])
    task = TASKS.get(asked, "play")
    if task == "test" and "--python" in arguments[:-1]:
        return test_with_another_python(arguments)
    pages = task in WITH_PAGES
    begun = begin_building() if pages else None
    try:
        python = set_up(task)
    except subprocess.CalledProcessError as error:
        return fail(f"The set-up did not work: `{' '.join(map(str, error.cmd))}` failed.")
    except KeyboardInterrupt:
        return fail("The set-up was stopped; run this again to go on.")
    if pages and not (begun.wait() == 0 if begun else build_client()):
        print(
            "The pages for browsers could not be built: see above. It needs the network, once.\n"
            "Games can be played in the terminal: python3 run.py play",
            file=sys.stderr,
        )
    if asked == "setup":
        return 0
    if task == "test":
        return subprocess.call([*python, "-m", "tests.lanes", *arguments[1:]], cwd=HERE)
    command = [*python, "-m", "adamas", *arguments]
    if os.name == "posix":
        # Become the program, so that Ctrl-C and signals are its own.
        os.execv(command[0], command)
    return subprocess.call(command)


def fail(sentence: str) -> int:
    """Say what is wrong."""
    print(sentence, file=sys.stderr)
    return 1


def test_with_another_python(arguments: list[str]) -> int:
    """Run this again with the Python that is asked for, in an environment of its own."""
    place = arguments.index("--python")
    version = arguments[place + 1]
    found = [shutil.which(f"python{version}")]
    # A shim of pyenv is there for every version, but starts only one that was chosen.
    found += sorted(map(str, Path.home().glob(f".pyenv/versions/{version}*/bin/python")))
    if uv := shutil.which("uv"):
        subprocess.run([uv, "python", "install", "--quiet", version], check=False)
        find = [uv, "python", "find", version]
        answer = subprocess.run(find, capture_output=True, text=True, check=False)
        found.insert(0, answer.stdout.strip())
    python = next((each for each in found if each and starts(each)), None)
    if not python:
        return fail(f"There is no Python {version} here; `pip install uv`, which brings any.")
    rest = arguments[:place] + arguments[place + 2 :]
    settings = {**os.environ, "ADAMAS_VENV": f".venv-{version}"}
    return subprocess.call([python, __file__, *rest], env=settings)


def starts(python: str) -> bool:
    """Whether this Python can be used."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def set_up(task: str) -> list[str]:
    """Install the locked packages unless that was done before; the command that starts Python."""
    if not installed(task):
        if not os.access(HERE, os.W_OK):
            sys.exit(f"{HERE} cannot be written to; copy it to a folder of your own.")
        what = "the simulator in .venv" if task == "sim" else VENV.name
        print(f"Setting up {what} (once; about a minute) ...", flush=True)
        install(LOCKS[task])
        for each in LOCKS if task == "test" else ("play", task):
            stamp(each).write_text(wanted(each))
    return interpreter()


def installed(task: str) -> bool:
    """Whether a lock is installed as it is now."""
    return stamp(task).exists() and stamp(task).read_text() == wanted(task)


def stamp(task: str) -> Path:
    """The file that remembers what was installed."""
    return VENV / f"installed-{task}"


def wanted(task: str) -> str:
    """A name for what should be installed."""
    project = (HERE / "pyproject.toml").read_bytes()
    return hashlib.sha256(LOCKS[task].read_bytes() + project + sys.version.encode()).hexdigest()


def interpreter() -> list[str]:
    """The Python that has the packages."""
    if PYTHON.exists():
        return [str(PYTHON)]
    path = os.pathsep.join((str(LIBRARY), str(HERE / "src")))
    os.environ["PYTHONPATH"] = path
    os.environ["PATH"] = os.pathsep.join((str(LIBRARY / "bin"), os.environ.get("PATH", "")))
    return [sys.executable]


def install(lock: Path) -> None:
    """Install a lock and Adamas itself: with uv if it is there, else with pip."""
    uv = shutil.which("uv")
    if uv:
        if not PYTHON.exists():
            call(uv, "venv", "--quiet", "--python", sys.executable, VENV)
        # Bytecode now, so that the first start need not wait for it.
        pip = (uv, "pip", "install", "--quiet", "--compile-bytecode", "--python", PYTHON)
    elif PYTHON.exists() or make_venv():
        pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    else:
        return install_without_venv(lock)
    call(*pip, "--require-hashes", "-r", lock)
    call(*pip, "--no-deps", "--no-build-isolation", "--editable", HERE)
    return None


def begin_building() -> "subprocess.Popen[bytes] | None":
    """Where Node is there already, build the pages for browsers beside the rest of the set-up."""
    sys.path.insert(0, str(HERE / "client"))
    import building

    if building.fresh() or not building.node_on_path():
        return None
    return subprocess.Popen([sys.executable, BUILDING])


def build_client() -> bool:
    """Build the pages for browsers if their sources changed; whether they are there now."""
    import building

    if building.fresh():
        return True
    try:
        install(NODE_LOCK)
        call(*interpreter(), BUILDING)
    except (subprocess.CalledProcessError, OSError):
        return False
    return True


def make_venv() -> bool:
    """Make .venv with the standard library; False where Debian has taken that part out of it."""
    made = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True, check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
    return made.returncode == 0


def install_without_venv(lock: Path) -> None:
    """Use the system's pip with a folder of our own, or say which package is missing."""
    pip = (sys.executable, "-m", "pip")
    if subprocess.run([*pip, "--version"], capture_output=True, check=False).returncode:
        sys.exit(
            "This Python has neither venv nor pip. On Debian or Ubuntu install them with:\n"
            "  sudo apt install python3-venv\n"
            "and run this command again."
        )
    print("This Python has no venv (Debian: apt install python3-venv); using its pip instead.")
    call(
        *pip, "install", "--quiet", "--target", LIBRARY, "--upgrade", "--require-hashes", "-r", lock
    )
    metadata(LIBRARY)


def metadata(library: Path) -> None:
    """Tell Python the name and version of Adamas, which is then run from its sources."""
    import tomllib

    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = library / f"{project['name']}-{project['version']}.dist-info"
    folder.mkdir(exist_ok=True)
    text = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (folder / "METADATA").write_text(text)


def call(*command: object) -> None:
    """Run a command and stop if it fails."""
    subprocess.run([str(part) for part in command], check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
