"""The command `adamas` through its front door."""

import csv
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from adamas.bots.roster import level
from adamas.core.catalogue import shelf
from adamas.core.options import Source
from adamas.live.signing import is_signed
from adamas.terminal.commands import verify
from tests.terminal.run import adamas

GAMES = list(shelf())
every_game = pytest.mark.parametrize("game", GAMES)


def watched(folder: Path, game: str, *more: str) -> Path:
    """A record of a game that bots played."""
    record = folder / f"{game}.json"
    done = adamas("play", game, "--watch", "--seed", "7", "--record", record, *more)
    assert done.code == 0, done.err
    return record


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("records")
    return {game: watched(folder, game) for game in GAMES}


class TestHelp:
    def test_it_names_the_commands_and_exit_codes(self) -> None:
        done = adamas("--help")
        assert done.code == 0
        for word in ("play", "games", "rules", "replay", "verify", "export", "exit codes", *GAMES):
            assert word in done.out

    @pytest.mark.parametrize("command", ["play", "games", "rules", "replay", "verify", "export"])
    def test_every_command_has_its_own(self, command: str) -> None:
        done = adamas(command, "--help")
        assert done.code == 0
        assert done.out.startswith(f"usage: adamas {command}")

    def test_the_version(self) -> None:
        assert adamas("--version").out.startswith("adamas 0.")

    def test_nonsense_is_bad_usage(self) -> None:
        assert adamas("fly").code == 2


class TestGames:
    def test_all_games_editions_and_options_are_explained(self) -> None:
        done = adamas("games")
        assert done.code == 0
        for box in shelf().values():
            for word in (box.name, *(e.name for e in box.editions), *(o.name for o in box.options)):
                assert word in done.out

    def test_for_programs(self) -> None:
        listed = json.loads(adamas("games", "--json").out)
        assert [each["name"] for each in listed] == GAMES
        assert {"name", "title", "seats", "editions", "options", "bots"} <= listed[0].keys()

    def test_values_say_where_they_come_from(self) -> None:
        listed = " ".join(adamas("games", "diamant").out.split())
        assert "printed in: Lavka Games (Russian rulebook), variant with relics" in listed
        assert "5 · printed in the rulebook 1, 2, 3, 4, 6, 7, 8, 9 · house rule" in listed
        assert "drawn by lot our ruling: " in listed, "said once of all values"
        origins = json.loads(adamas("games", "diamant", "--json").out)[0]["options"][0]["origins"]
        assert origins["none"] == {"source": "printed", "editions": ["lavka"]}

    def test_one_game(self) -> None:
        done = adamas("games", GAMES[0])
        assert GAMES[0] in done.out
        assert GAMES[1] not in done.out


class TestRules:
    @every_game
    def test_every_edition_has_a_page(self, game: str) -> None:
        pages = set()
        for edition in shelf()[game].editions:
            done = adamas("rules", game, "--edition", edition.name, "--markdown")
            assert done.code == 0, done.err
            assert edition.name in done.out
            assert "{" not in done.out, "a message was not filled in"
            pages.add(done.out)
        assert len(pages) == len(shelf()[game].editions)

    @every_game
    def test_every_option_value_has_a_page(self, game: str) -> None:
        box = shelf()[game]
        from adamas.core.errors import BadOption
        from adamas.terminal.rules_page import rules_text

        for option in box.options:
            for value in option.values:
                try:
                    rules = box.open(options={option.name: value})
                except BadOption:
                    continue
                assert "{" not in rules_text(box, rules)

    def test_numbers_come_from_the_edition(self) -> None:
        """Diamant's edition with 14 treasures has no 17."""
        assert "17" in adamas("rules", "diamant").out
        assert "17" not in adamas("rules", "diamant", "--edition", "online14").out

    @every_game
    def test_what_is_not_printed_is_marked_and_explained(self, game: str) -> None:
        box = shelf()[game]
        marks = box.marks(box.open())
        text = adamas("rules", game, "--markdown").out
        for message, mark in marks.items():
            number = re.sub(r"^([A-Z]\d+)-", r"\1.", message)
            line = next((each for each in text.splitlines() if f"**{number}** " in each), "")
            if line:
                assert line.endswith(")*"), message
                assert ("can be changed" in line) == bool(mark.options)
        ruled = any(mark.source is Source.RULING for mark in marks.values())
        assert ("(our ruling" in text) == ("- Our ruling: " in text) == ruled
        assert "- House rule: " not in text

    def test_a_house_rule_and_another_edition_are_named(self) -> None:
        changed = ("--option", "expeditions=7", "--option", "relics=none")
        text = adamas("rules", "diamant", "--markdown", *changed).out
        assert "after 7 expeditions. *(house rule · can be changed)*" in text
        assert "*(from another edition: Lavka Games" in text
        assert "- House rule: " in text
        described = adamas("rules", "diamant", "--edition", "incan_gold", "--markdown").out
        assert "We have not read the rulebook of this edition." in described

    def test_in_a_terminal_it_is_set_in_lines(self) -> None:
        lines = adamas("rules", "diamant").out.splitlines()
        assert max(map(len, lines)) <= 90
        assert len(lines) > 30


class TestPlaying:
    @every_game
    def test_a_person_can_play_to_the_end(self, game: str, tmp_path: Path) -> None:
        record, receipt = tmp_path / "r.json", tmp_path / "c.json"
        done = adamas(
            "play", game, "--name", "Ann", "--seed", "3", "--record", record, "--receipt", receipt,
            typed="!\n" * 3000,
        )  # fmt: skip
        assert done.code == 0, done.out[-2000:]
        assert "Ann" in done.out
        assert "Place" in done.out
        data = json.loads(record.read_text(encoding="utf-8"))
        assert data["seats"][0].keys() == {"name", "salt"}
        assert data["seats"][0]["name"] == "Ann"
        assert data["signature"] is None, "there is no house in a terminal"
        assert data["result"] is not None
        verified = adamas("verify", record, "--receipt", receipt)
        assert verified.code == 0, verified.out
        assert "Everything holds" in verified.out
        assert "could have been changed" not in verified.out
        assert "There is no receipt and no signature." in adamas("verify", record).out

    @every_game
    def test_every_number_of_seats_and_edition(self, game: str) -> None:
        box = shelf()[game]
        for edition in box.editions:
            for seats in (box.seats[0], box.seats[-1]):
                arguments = ("play", game, "--watch", "--edition", edition.name, "--seats", seats)
                done = adamas(*arguments, "--bots", "random", "--bots", level(box, 2).name)
                assert done.code == 0, done.err

    def test_a_family_can_share_a_terminal(self, tmp_path: Path) -> None:
        """Diamoniak has no secrets and needs no curtain; sealed choices and tiles do."""
        people = ("--name", "Ann", "--name", "Bo")
        for game, curtain in (("diamoniak", False), ("diamant", True), ("gnomes", True)):
            record = tmp_path / f"{game}.json"
            done = adamas(
                "play", game, *people, "--seed", "1", "--record", record, typed="!\n" * 6000
            )
            assert done.code == 0, done.out[-1000:]
            assert ("Pass the keyboard to Bo" in done.out) is curtain
            seats = json.loads(record.read_text(encoding="utf-8"))["seats"]
            assert [seat["name"] for seat in seats[:2]] == ["Ann", "Bo"]
            assert not any("bot" in seat for seat in seats[:2])
            assert all("bot" in seat for seat in seats[2:])
            assert adamas("verify", record).code == 0

    def test_a_bot_gives_way_to_a_person_of_its_name(self) -> None:
        done = adamas("play", "diamant", "--name", "Beryl", "--name", "Onyx II", typed="q\n")
        assert "At the table: Beryl, Onyx II, Jasper, and Opal." in done.out

    def test_words_numbers_and_beginnings_are_understood(self) -> None:
        typed = "what\n\ncon\nEXIT\n?\n2\nGo home\n" + "exit\n" * 20
        done = adamas("play", "diamant", "--name", "Ann", "--seed", "2", typed=typed)
        assert done.code == 0, done.out
        assert "“what” is none of the choices" in done.out
        assert "“” is none of the choices" in done.out
        assert "the rules, edition iello2016" in done.out

    def test_leaving_keeps_what_was_played(self, tmp_path: Path) -> None:
        record = tmp_path / "r.json"
        for typed in ("q\n", "", "continue\nquit\n"):
            done = adamas("play", "diamant", "--record", record, "--force", typed=typed)
            assert done.code == 1
            assert "Not finished" in done.out
            assert json.loads(record.read_text(encoding="utf-8"))["result"] is None
            assert adamas("verify", record).code == 0
            assert "Not finished" in adamas("replay", record).out

    def test_without_a_game_one_picks_one(self) -> None:
        done = adamas("play", typed="chess\n2\nq\n")
        assert done.code == 1
        assert adamas("play", typed="q\n").code == 1
        assert "“chess” is none of the choices" in done.out
        assert adamas("play", typed="").code == 1

    def test_a_deal_can_be_played_again(self, records: dict[str, Path], tmp_path: Path) -> None:
        for game, record in records.items():
            again = tmp_path / f"{game}.json"
            done = adamas(
                "play", game, "--watch", "--seed", "7", "--deal", record, "--record", again
            )
            assert done.code == 0, done.err
            old, new = (json.loads(path.read_text(encoding="utf-8")) for path in (record, again))
            assert new["moves"] == old["moves"], "the bots are the same, so is the deal"
            assert new["dice"]["repeats"] == old["dice"]["table"]
            verified = adamas("verify", again)
            assert verified.code == 0
            assert f"repeats the deal of table {old['dice']['table']}" in verified.out
            assert adamas("play", "--watch", "--deal", record).code == 0, (
                "the record names the game"
            )
        other = adamas("play", "diamant", "--watch", "--deal", records["gnomes"])
        assert other.code == 2
        assert "is a record of gnomes" in other.err

    def test_a_seed_repeats_a_game_and_its_absence_does_not(self, tmp_path: Path) -> None:
        one = watched(tmp_path, "diamant").read_text(encoding="utf-8")
        assert one == watched(tmp_path, "diamant", "--force").read_text(encoding="utf-8")
        tables = set()
        for _ in range(2):
            record = tmp_path / "r.json"
            adamas("play", "diamant", "--watch", "--record", record, "--force")
            tables.add(json.loads(record.read_text(encoding="utf-8"))["dice"]["anchor"])
        assert len(tables) == 2

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            (("chess",), "There is no game `chess`"),
            (("diamont",), "Did you mean `diamant`?"),
            (("diamant", "--edition", "x"), "There is no edition `x`"),
            (("diamant", "--option", "leftover"), "K=V"),
            (("diamant", "--option", "x=y"), "There is no option `x`"),
            (("diamant", "--option", "leftover=z"), "It can be `pooled` or `per_card`"),
            (("diamant", "--seats", "2"), "played by 3 to 8, not by 2"),
            (("diamant", "--seats", "9"), "played by 3 to 8, not by 9"),
            (("gnomes", "--seats", "9" * 30, "--watch"), "played by 2 to 4"),
            (("diamant", "--record", "", "--watch"), "is a folder"),
            (("diamant", "--record", "/tmp", "--force", "--watch"), "is a folder"),
            (("diamant", "--record", "/dev/null", "--force", "--watch"), "no ordinary file"),
            (("diamant", "--record", "x", "--receipt", "x"), "two different files"),
            (("diamant", "--bots", "genius"), "There is no bot `genius`"),
            (("diamant", "--name", "\t"), "A name cannot be empty"),
            (("diamant", "--name", "A", "--name", "A"), "cannot have the same name"),
            (("gnomes", "--name", "A", "--name", "B", "--seats", "1"), "2 names for a table of 1"),
            (("diamant", "--watch", "--receipt", "r"), "No receipt can be kept"),
            (("diamant", "--record", "/nowhere/r", "--watch"), "cannot be written"),
            (("diamant", "--deal", "/nowhere/r"), "cannot be read"),
            (("diamant", "--deal", "x", "--receipt", "r"), "No receipt can be kept"),
            (("gnomes", "--option", "tiles=/nowhere/t"), "cannot be read"),
            (("gnomes", "--option", "tiles=/"), "cannot be read"),
        ],
    )
    def test_bad_arguments_get_a_sentence(self, arguments: tuple[str, ...], sentence: str) -> None:
        done = adamas("play", *arguments)
        assert done.code == 2
        assert sentence in done.err
        assert done.err.startswith("adamas: ")

    def test_existing_files_are_not_overwritten(self, tmp_path: Path) -> None:
        precious = tmp_path / "r.json"
        precious.write_text("precious")
        done = adamas("play", "diamant", "--watch", "--record", precious)
        assert done.code == 2
        assert "exists already" in done.err
        assert precious.read_text() == "precious"

    def test_a_tile_set_from_a_file(self, tmp_path: Path) -> None:
        bad = tmp_path / "bad.tiles"
        bad.write_text("I lantern-0 3\nI lantern-10 3\n")
        done = adamas("play", "gnomes", "--option", f"tiles={bad}")
        assert done.code == 2
        assert "Line 2: `lantern-10`" in done.err
        assert "bad.tiles" in done.err


class TestRecords:
    @every_game
    def test_replay_tells_every_move(self, game: str, records: dict[str, Path]) -> None:
        moves = json.loads(records[game].read_text(encoding="utf-8"))["moves"]
        done = adamas("replay", records[game], "--screens")
        assert done.code == 0
        assert all(move in done.out for move in moves if len(move) < 60)
        assert "Place" in done.out

    @every_game
    def test_replay_for_a_seat_names_only_its_own_choices(
        self, game: str, records: dict[str, Path]
    ) -> None:
        told = adamas("replay", records[game], "--seat", "1", "--json").out.splitlines()
        moves = [json.loads(line)["move"] for line in told]
        assert {move.partition(":")[0] for move in moves if move} == {"1"}
        assert None in moves
        done = adamas("replay", records[game], "--seat", "1", "--screens")
        assert done.code == 0
        assert not re.search(r"^ +\d+ (0:|[a-z]+-\d)", done.out, re.MULTILINE)

    @every_game
    def test_replay_for_programs(self, game: str, records: dict[str, Path]) -> None:
        lines = adamas("replay", records[game], "--json").out.splitlines()
        moves = [json.loads(line)["move"] for line in lines]
        assert moves == json.loads(records[game].read_text(encoding="utf-8"))["moves"]

    def test_replay_can_wait(self, records: dict[str, Path]) -> None:
        done = adamas("replay", records["diamant"], "--step", typed="\n" * 500)
        assert done.code == 0
        assert adamas("replay", records["diamant"], "--step", typed="\n").code == 1
        assert "no seat 9" in adamas("replay", records["diamant"], "--seat", "9").err

    @every_game
    def test_verify_names_every_card(self, game: str, records: dict[str, Path]) -> None:
        done = adamas("verify", records[game])
        assert done.code == 0
        moves = json.loads(records[game].read_text(encoding="utf-8"))["moves"]
        for number, move in enumerate(moves, start=1):
            # In the course of the game, and a card once more among the cards.
            lines = done.out.count(f"✓ Step {number}: {move}: holds\n")
            assert lines == (1 if ":" in move else 2)
        told = json.loads(adamas("verify", records[game], "--json").out)
        assert told["holds"] is True
        assert all(check["holds"] for check in told["checks"])

    def test_a_forged_card_is_named(self, records: dict[str, Path], tmp_path: Path) -> None:
        data = json.loads(records["diamant"].read_text(encoding="utf-8"))
        stack = dict(data["dice"]["stacks"][0]["cards"])
        first = data["moves"][0]
        data["moves"] = [next(card for card in stack if card != first)]
        data["result"] = None
        forged = tmp_path / "forged.json"
        forged.write_text(json.dumps(data), encoding="utf-8")
        done = adamas("verify", forged)
        assert done.code == 1
        assert f"✗ Step 1: {data['moves'][0]}: DOES NOT HOLD: the dice gave {first}" in done.out
        assert json.loads(adamas("verify", forged, "--json").out)["holds"] is False

    def test_a_bad_record_is_a_negative_answer(self, tmp_path: Path) -> None:
        bad = tmp_path / "bad.json"
        for content, sentence in (("{", "not a whole JSON file"), ("\udcff", "not a text file")):
            bad.write_bytes(content.encode("utf-8", "surrogateescape"))
            for command in ("replay", "verify", "export"):
                done = adamas(command, bad)
                assert done.code in (1, 2)
                assert sentence in done.err
        assert adamas("verify", tmp_path / "none.json").code == 2

    @every_game
    def test_export(self, game: str, records: dict[str, Path], tmp_path: Path) -> None:
        data = json.loads(records[game].read_text(encoding="utf-8"))
        text = adamas("export", records[game]).out
        assert all(move in text for move in data["moves"])
        rows = list(csv.reader(adamas("export", records[game], "--as", "csv").out.splitlines()))
        assert rows[0] == ["number", "seat", "name", "move"]
        assert len(rows) - 1 == sum(max(1, move.count(":")) for move in data["moves"])
        events = adamas("export", records[game], "--as", "events").out.splitlines()
        assert all("type" in json.loads(line)["event"] for line in events)
        target = tmp_path / "out.json"
        assert adamas("export", records[game], "--as", "json", "-o", target).code == 0
        assert target.read_text(encoding="utf-8") == records[game].read_text(encoding="utf-8")
        assert adamas("export", records[game], "--as", "json", "-o", target).code == 2

    def test_output_may_be_cut_short(self, records: dict[str, Path]) -> None:
        command = f"{sys.executable} -m adamas rules diamant --markdown | head -1"
        done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
        assert done.stderr == ""
        assert done.stdout.startswith("# ")
        assert records

    def test_a_name_cannot_command_the_terminal(
        self, records: dict[str, Path], tmp_path: Path
    ) -> None:
        data = json.loads(records["diamant"].read_text(encoding="utf-8"))
        evil = tmp_path / "evil.json"
        for name in ("\x1b[2J", "\ud800", "", "a\nb\x07"):
            data["seats"][0]["name"] = name
            evil.write_text(json.dumps(data), encoding="utf-8")
            done = adamas("replay", evil)
            assert done.code == 1
            assert "bad name" in done.err
        data["seats"][0]["name"] = "Ann"
        data["moves"][0] = "\x1b[2Jtreasure"
        evil.write_text(json.dumps(data), encoding="utf-8")
        done = adamas("replay", evil)
        assert done.code == 1
        assert "\x1b[2J" not in done.err
        assert str(evil) not in done.out

    def test_a_symbolic_link_is_followed(self, tmp_path: Path) -> None:
        target, link = tmp_path / "target.json", tmp_path / "link.json"
        target.write_text("old")
        link.symlink_to(target)
        done = adamas("play", "diamant", "--watch", "--record", link, "--force")
        assert done.code == 0
        assert link.is_symlink()
        assert json.loads(target.read_text(encoding="utf-8"))["game"] == "diamant"

    def test_a_forged_card_is_named_even_if_the_result_no_longer_fits(
        self, records: dict[str, Path], tmp_path: Path
    ) -> None:
        data = json.loads(records["diamant"].read_text(encoding="utf-8"))
        place = next(i for i, move in enumerate(data["moves"]) if move.startswith("treasure"))
        real = data["moves"][place]
        stack = data["dice"]["stacks"][0]["cards"]
        forged = next(card for card in stack if card.startswith("treasure") and card != real)
        data["moves"][place] = forged
        path = tmp_path / "forged.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        done = adamas("verify", path)
        assert done.code == 1
        assert f"✗ Step {place + 1}: {forged}: DOES NOT HOLD: the dice gave {real}" in done.out


class TestOddPlaces:
    """Machines and terminals that lack something."""

    def test_a_terminal_without_unicode(self) -> None:
        done = run_program("games", PYTHONIOENCODING="ascii")
        assert done.returncode == 0
        assert "Traceback" not in done.stderr

    def test_a_full_disk_behind_the_output(self) -> None:
        with open("/dev/full", "w") as full:
            done = subprocess.run(
                [sys.executable, "-m", "adamas", "games"],
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert done.returncode == 1
        assert "cannot be written" in done.stderr
        assert "Traceback" not in done.stderr

    def test_no_standard_input(self) -> None:
        command = f"{sys.executable} -m adamas play diamant --seed 1 <&-"
        done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert "Traceback" not in done.stderr

    def test_a_folder_of_games_that_is_not_there_or_broken(self, tmp_path: Path) -> None:
        done = run_program("games", ADAMAS_GAMES="/nowhere")
        assert done.returncode == 2
        assert "no such folder" in done.stderr
        (tmp_path / "broken").mkdir()
        (tmp_path / "broken" / "__init__.py").write_text("1 / 0\n")
        done = run_program("games", ADAMAS_GAMES=str(tmp_path))
        assert done.returncode == 2
        assert "folder `broken` cannot be loaded: ZeroDivisionError" in done.stderr
        assert "Traceback" not in done.stderr


def run_program(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "adamas", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **env},
    )


class TestKeys:
    def test_a_house_has_a_key_and_can_change_it(self, tmp_path: Path) -> None:
        house = ("keys", "--database", tmp_path / "a.db")
        first = adamas(*house).out
        assert re.fullmatch(r"Signs now: [0-9a-f]{64}\n", first)
        assert adamas(*house).out == first
        changed = adamas(*house, "--rotate").out
        assert changed.startswith(first.replace("Signs now", "Signed before"))
        told = json.loads(adamas(*house, "--json").out)
        assert told["format"] == "adamas-keys-1"
        assert [key["until"] is None for key in told["keys"]] == [False, True]

    def test_where_the_library_is_missing_signatures_are_not_checked(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert verify.signature_check() is is_signed
        monkeypatch.setitem(sys.modules, "adamas.live.signing", None)
        assert verify.signature_check() is None
