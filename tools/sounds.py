"""Writes the sounds of the browser client as WAV files: python -m tools.sounds OUT.

The page makes them by itself; here they can be listened to, or looked at in any sound editor.
"""

import argparse
import subprocess
from array import array
from pathlib import Path
from wave import open as open_wave

CLIENT = Path(__file__).parents[1] / "client"
CHANNELS = 2
BYTES = 2


def write(path: Path, rate: int, data: bytes) -> None:
    """Samples of both ears in turn, as the script gives them, into a file."""
    samples = array("f", data)
    with open_wave(str(path), "wb") as file:
        file.setnchannels(CHANNELS)
        file.setsampwidth(BYTES)
        file.setframerate(rate)
        file.writeframes(array("h", (round(32767 * each) for each in samples)).tobytes())


def main() -> None:
    """Write them all, and say how long and how loud each is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    command = ["node", "sounds.mjs", str(out.resolve())]
    said = subprocess.run(command, cwd=CLIENT, check=True, capture_output=True, text=True).stdout
    for line in said.splitlines():
        name, rate, *_ = line.split()
        raw = out / f"{name}.f32"
        write(out / f"{name}.wav", int(rate), raw.read_bytes())
        raw.unlink()
        print(line)


if __name__ == "__main__":
    main()
