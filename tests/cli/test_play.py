"""A game in the terminal, played by a script."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import ecliptic
from ecliptic.cli import commands, main, saves, table_view
from ecliptic.cli.session import Session
from ecliptic.cli.table_view import view_of
from ecliptic.content.ledger import read_clauses
from ecliptic.games.star_realms.text import card_name
from ecliptic.kernel import Action, Message, Table
from tests.cli.scripted import Script, duel, sensible, situation


def save(script: Script) -> Table:
    """The game as it was kept."""
    return ecliptic.replay(json.loads(script.session.path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("locale", ["en", "ru", "de"])
def test_a_whole_duel_in_every_language(tmp_path: Path, locale: str) -> None:
    script = Script(duel(), "you,random", sensible, tmp_path / "game.json", locale)
    shown = script.run()
    table = script.session.table
    assert table.over
    assert table.result is not None
    assert table.result.winners == (0,)  # whoever plays sensibly beats a random bot
    won = {"en": "You have won.", "ru": "Вы победили.", "de": "Du hast gewonnen."}[locale]
    assert won in script.pages[-1]
    assert f"ecliptic replay {tmp_path / 'game.json'}" in script.pages[-1]
    assert "1. " in script.pages[-1]
    assert "2. Random" in script.pages[-1]
    assert card_name("scout", locale) in shown
    assert "\0" not in shown
    assert save(script).journal.dump() == table.journal.dump()


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("live", [False, True])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, width: int, live: bool) -> None:
    answers = ["p", "h", "x", "?", "? 1", "l", "d", "t", "gun", "q"]
    script = Script(duel(set="both"), "you,greedy", answers, tmp_path / "game.json", width=width, live=live)
    shown = "\n".join([*script.run().split("\n")[:-4]])  # the command to go on with may be longer
    lines = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown).split("\n")
    assert max(len(line) for line in lines) <= width


def test_the_screen_shows_everything_needed(tmp_path: Path) -> None:
    script = Script(duel(), "you,greedy", [], tmp_path / "game.json")
    script.run()
    page = script.pages[0]
    for words in ("your move", "Authority 50", "Trade row", "Explorers 10", "Trade 0", "Combat 0", "Greedy", "hand 5"):
        assert words in page
    view = script.session.table.view(0)
    row = view["trade_row"]
    assert isinstance(row, list)
    for card in row:
        assert card_name(card, "en") in page
    assert re.search(r"Play +1 Scout", page)
    assert re.search(r"End +\d End turn ↵", page)


@pytest.mark.parametrize(("locale", "nothing"), [("en", "nothing"), ("ru", "пусто"), ("de", "nichts")])
def test_empty_piles_are_said_to_be_empty(tmp_path: Path, locale: str, nothing: str) -> None:
    script = Script(duel(), "you,greedy", ["d"], tmp_path / "game.json", locale=locale)
    script.run()
    (piles,) = [page for page in script.pages if page.count(nothing) == 3]  # two discard piles and the scrap heap
    assert "dim" not in piles
    columns = {line.index(nothing) for line in piles.splitlines() if nothing in line}
    widest = max(len(line.split("  ")[0]) for line in piles.splitlines() if nothing in line)
    assert columns == {widest + 2}  # names and piles in two columns, with two spaces between them


def test_factions_have_a_sign_beside_their_colour(tmp_path: Path) -> None:
    script = Script(
        duel(set="both"), "you,greedy", ["battle mech", "blob wheel", "cutter", "dreadnaught"], tmp_path / "g"
    )
    shown = script.run()
    for title in ("▲ Battle Mech", "● Blob Wheel", "◆ Cutter", "★ Dreadnaught"):
        assert title in shown


def test_enter_does_not_end_the_turn_with_cards_in_hand_unasked(tmp_path: Path) -> None:
    script = Script(duel(), "you,greedy", ["", "l", "", ""], tmp_path / "game.json")
    script.run()
    assert "You can still: play 3 cards." in script.pages[1]
    assert "You can still: play 3 cards." in script.pages[3]  # something else was done in between: asked anew
    assert script.session.table.view(0)["turn"] == 3  # the second Enter in a row ended the turn, and the bot has played


def test_a_turn_with_nothing_left_to_do_ends_at_once(tmp_path: Path) -> None:
    script = Script(situation(), "you,random", [""], tmp_path / "game.json")
    script.run()
    assert script.session.table.view(0)["turn"] == 3


def test_a_digit_is_the_amount_where_the_question_is_how_much(tmp_path: Path) -> None:
    script = Script(situation(combat=19), "you,random", ["attack:1", "5", "20"], tmp_path / "game.json")
    script.run()
    assert "You attack Random with 5 combat." in script.pages[2]
    script = Script(situation(combat=6), "you,random", ["attack:1", "7", "0", "2"], tmp_path / "game.json")
    script.run()
    assert "7 is not possible: choose from 1 to 6." in script.pages[2]
    assert "0 is not possible: choose from 1 to 6." in script.pages[3]
    assert "You attack Random with 2 combat." in script.pages[4]


def test_the_second_of_two_alike_says_what_it_does(tmp_path: Path) -> None:
    used = {"card": "bioformer", "used": ["primary"]}
    script = Script(situation(in_play=[used, "bioformer"]), "you,random", [], tmp_path / "game.json")
    script.run()
    assert re.search(r"Use +\d ● Bioformer: 3 combat", script.pages[0])


def test_a_copy_says_what_it_copies(tmp_path: Path) -> None:
    tower = {"card": "stealth_tower", "copy_of": "bioformer"}
    script = Script(situation(in_play=[tower, "bioformer"]), "you,random", [], tmp_path / "game.json")
    script.run()
    assert re.search(r"▲ Stealth Tower \(as Bioformer\): 3 combat", script.pages[0])


def test_drawn_cards_are_told_but_not_the_new_hand() -> None:
    table = situation()
    drawn = [Message("log-draw", {"who": {"seat": 0}, "n": 1, "cards": [{"card": "viper"}]})]
    ended = [Message("log-end-turn", {"who": {"seat": 0}}), *drawn]
    view = view_of(table, "en")
    assert [line.plain for line in view.digest(drawn, 0)] == ["You draw a card: Viper."]
    assert view.digest(ended, 0) == []


def test_enter_takes_nothing_that_need_not_be_taken() -> None:
    table = situation()
    options = [Action("scrap_row", "cutter", (1,)), Action("scrap_row", "viper", (2,)), Action("stop")]
    chosen = view_of(table, "en").default(0, options)
    assert chosen is not None
    assert chosen.kind == "stop"


def test_enter_attacks_with_everything(tmp_path: Path) -> None:
    script = Script(situation(combat=6), "you,random", ["attack:1", ""], tmp_path / "game.json")
    script.run()
    assert re.search(r"Choose +6 ↵   5   4   3   2   1\n|Choose +1   2   3   4   5   6 ↵", script.pages[1])
    assert "You attack Random with 6 combat." in script.pages[2]


def test_enter_takes_the_first_card_of_a_compulsory_discard(tmp_path: Path) -> None:
    table = situation(hand=["supply_depot", "scout", "viper"], in_play=["orbital_platform"])
    script = Script(table, "you,random", ["use:orbital_platform", ""], tmp_path / "game.json")
    script.run()
    assert "1 Discard Scout ↵" in script.pages[1]
    assert "You discard Scout." in script.pages[2]


def test_enter_decides_nothing_that_is_open(tmp_path: Path) -> None:
    script = Script(situation(hand=["parasite"]), "you,random", ["play:parasite", ""], tmp_path / "game.json")
    script.run()
    assert "↵" not in script.pages[1]
    assert "There is no default here" in script.pages[2]


def test_all_cards_are_played_with_one_key(tmp_path: Path) -> None:
    script = Script(duel(), "you,greedy", ["p"], tmp_path / "game.json")
    script.run()
    assert script.session.table.view(0)["players"][0]["hand"] == []  # type: ignore[index]
    assert "You play: Scout, Viper ×2." in script.pages[1]


def test_undo_takes_back_one_step_or_all(tmp_path: Path) -> None:
    table = duel()
    before = table.view(0)["players"]
    script = Script(table, "you,greedy", ["1", "1", "u", "uu", "u"], tmp_path / "game.json")
    script.run()
    assert "In play Scout · Viper\n" in re.sub(r" +\n", "\n", script.pages[2])
    assert "Undone." in script.pages[3]
    assert "In play Scout\n" in re.sub(r" +\n", "\n", script.pages[3])
    assert script.session.table.view(0)["players"] == before
    assert "nothing to undo" in script.pages[-2]


def test_undo_stops_where_something_new_was_seen(tmp_path: Path) -> None:
    table = duel()
    script = Script(table, "you,greedy", ["p", "end", "end", "u"], tmp_path / "game.json")
    script.run()
    assert "nothing to undo" in script.pages[-2]


def test_quit_and_resume_gives_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = saves.new_path("star-realms")
    script = Script(duel(), "you,greedy", ["p", "1", "q"], path)
    shown = script.run()
    table = script.session.table
    assert f"\n  ecliptic play --resume {path}\n" in shown
    again = Script(save(script), "you,greedy", ["l"], path)
    again.run()
    assert again.session.table.view(0) == table.view(0)
    assert again.session.table.save() == table.save()


def opened(monkeypatch: pytest.MonkeyPatch, *words: object) -> Session:
    """Return the table that `ecliptic play` opens; nobody plays."""
    tables: list[Session] = []
    monkeypatch.setattr(Session, "run", lambda session: tables.append(session))
    assert main(["play", *map(str, words)]) == 0
    return tables[0]


@pytest.mark.parametrize("named", [False, True])
def test_a_saved_game_continues_with_everybody_in_its_language(
    named: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ecliptic.new("federation", seats=3, seed=4)
    path = tmp_path / "mine.json"
    script = Script(table, "random,you,you", ["1", "", f"s {path}", "q"], tmp_path / "game.json", "ru")
    script.run()
    saved = path if named else script.session.path
    session = opened(monkeypatch, "--resume", saved)
    assert session.seats == ["random", "you", "you"]
    assert session.locale == "ru"
    assert session.path == saved
    assert session.table.save() == table.save()
    session = opened(monkeypatch, "federation", "--resume", saved, "--seats", "you,greedy,greedy", "--language", "de")
    assert (session.seats, session.locale) == (["you", "greedy", "greedy"], "de")


def test_a_file_that_does_not_say_who_plays_is_for_one_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table = ecliptic.new("star-realms", seats=4, seed=4)
    journal, position = tmp_path / "journal.json", tmp_path / "position.json"
    journal.write_text(json.dumps(table.journal.dump()), encoding="utf-8")
    position.write_text(json.dumps(table.save()), encoding="utf-8")
    for words in (["--resume", journal], ["--position", position]):
        session = opened(monkeypatch, *words)
        assert session.seats == ["you", "greedy", "greedy", "greedy"]
        assert session.locale == "en"


def test_what_has_to_be_imported_is_named_again(tmp_path: Path) -> None:
    script = Script(duel(), "you,ecliptic.bots.greedy:Greedy", ["q"], tmp_path / "game.json")
    script.session.reference = "others.game:Duel"
    path = script.session.path
    command = f"ecliptic play others.game:Duel --seats you,ecliptic.bots.greedy:Greedy --resume {path}"
    assert f"\n  {command}\n" in script.run()


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    script = Script(duel(), "you,greedy", ["1"], tmp_path / "game.json")
    assert "Continue with:" in script.run()
    assert save(script).save() == script.session.table.save()


def test_the_game_is_kept_before_every_question(tmp_path: Path) -> None:
    kept: list[int] = []

    def answer(session: Session, seat: int) -> str:
        dump = json.loads(session.path.read_text(encoding="utf-8"))
        kept.append(len(dump["entries"]) - len(session.table.journal))
        return sensible(session, seat) if len(kept) < 40 else "q"

    Script(duel(), "you,greedy", answer, tmp_path / "game.json").run()
    assert kept == [0] * 40


def test_save_writes_where_one_says(tmp_path: Path) -> None:
    copy = tmp_path / "deep" / "copy.json"
    script = Script(duel(), "you,greedy", [f"s {copy}", f"s {tmp_path}", "s"], tmp_path / "game.json")
    script.run()
    assert json.loads(copy.read_text(encoding="utf-8"))["ecliptic"] == "journal"
    assert "Saved to" in re.sub(r"\s+", " ", script.pages[1])
    assert "cannot be saved" in re.sub(r"\s+", " ", script.pages[2])


def test_a_folder_that_cannot_be_written_is_said_once_and_play_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    script = Script(duel(), "you,greedy", ["p", "1", "q"], blocked / "game.json")
    shown = re.sub(r"\s+", " ", script.run())
    assert shown.count("cannot be saved") == 1
    assert "You play:" in shown


def test_hints_name_an_option_and_the_reasons(tmp_path: Path) -> None:
    script = Script(duel(), "you,random", ["p", "x"], tmp_path / "game.json")
    script.run()
    assert re.search(r"Greedy would choose: (Buy|Attack) .+\n +\S.* [+-]\d+\.\d", script.pages[2])
    assert len(script.session.table.journal.active_entries()) == len(
        save(script).journal.active_entries()
    )  # a hint plays nothing


def test_rules_behind_the_question_and_an_option(tmp_path: Path) -> None:
    script = Script(duel(), "you,greedy", ["?", "? 1", "? viper", "? 99", "? nonsense"], tmp_path / "game.json")
    script.run()
    assert "SR-4.2" in script.pages[1]
    assert "Gain 1 trade." in script.pages[2]
    assert "SR-5.1" in script.pages[2]
    assert "Gain 1 combat." in script.pages[3]
    assert "There is no option 99" in script.pages[4]
    assert "'nonsense' is not a number, command or card." in script.pages[5]


@pytest.mark.parametrize(
    ("locale", "typed", "clause", "note"),
    [
        ("de", "Tarnturm", "einmal je eigenem Zug", "Regeln ohne Übersetzung"),
        ("ru", "Башня-невидимка", "один раз за свой ход", "Пункты без перевода"),
    ],
)
def test_rules_are_in_the_readers_language(tmp_path: Path, locale: str, typed: str, clause: str, note: str) -> None:
    script = Script(duel(), "you,greedy", ["?", typed], tmp_path / "game.json", locale, width=500)
    shown = script.run()
    (behind,) = [text for text in read_clauses("star-realms", locale) if text.id == "SR-4.2"]
    assert behind.text in script.pages[1]
    assert clause in script.pages[2]
    assert note not in shown


def test_a_clause_without_translation_is_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "read_clauses", lambda game, language: read_clauses(game))
    script = Script(duel(), "you,greedy", ["?"], tmp_path / "game.json", "de")
    script.run()
    assert "Regeln ohne Übersetzung sind auf Englisch." in script.pages[1]


def test_a_card_shows_its_text_and_the_rulings_about_it(tmp_path: Path) -> None:
    script = Script(duel(), "you,greedy", ["emperor's d", "stealth"], tmp_path / "game.json")
    script.run()
    assert "Emperor's Dreadnaught" in script.pages[1]
    assert "SR-8.11" in script.pages[1]
    assert "Stealth Tower" in script.pages[2]
    assert "Stealth Needle" in script.pages[2]


@pytest.mark.parametrize("typed", ["0", "99", "9" * 5000, "-1", "foo bar", "½", "\x00", "🚀", "buy", "u u", "?" * 300])
def test_bad_input_gets_a_sentence_and_changes_nothing(tmp_path: Path, typed: str) -> None:
    table = duel()
    before = table.save()
    script = Script(table, "you,greedy", [typed], tmp_path / "game.json")
    script.run()
    said = script.pages[1].split("The game is saved.")[0].strip()
    assert said.endswith(".")
    assert table.save() == before


def test_a_notation_that_is_no_option_gets_the_reason(tmp_path: Path) -> None:
    script = Script(duel(), "you,greedy", ["play:dreadnaught", "attack:1", "fly:away"], tmp_path / "game.json")
    script.run()
    assert "You have no Dreadnaught in your hand." in script.pages[1]
    assert "You have no combat to spend." in script.pages[2]
    assert "'fly:away' is not an action in Star Realms." in script.pages[3]


def test_a_russian_keyboard_need_not_be_switched(tmp_path: Path) -> None:
    script = Script(duel(), "you,greedy", ["з", "г", "р", "й"], tmp_path / "game.json", locale="ru")
    shown = script.run()
    assert "Вы разыгрываете: " in shown
    assert "Ход отменён." in shown
    assert "эта справка" in shown
    assert "Игра сохранена." in script.pages[-1]


def test_what_the_bot_did_is_told_when_ones_turn_begins(tmp_path: Path) -> None:
    script = Script(duel(), "you,greedy", ["p", "end", ""], tmp_path / "game.json")
    script.run()
    assert "What happened" in script.pages[3]
    assert re.search(r"Greedy plays: .*\n", script.pages[3])


def test_hot_seat_never_shows_a_hand_to_the_other(tmp_path: Path) -> None:
    rng = Random(5)
    handed: list[str] = []  # pages while the keyboard changes hands
    secrets = 0

    def answer(session: Session, seat: int) -> str:
        nonlocal secrets
        page = script.pages[-1]
        if "Pass the keyboard" in script.prompts[-1]:
            handed.append(page)
            return ""
        if len(script.prompts) > 120:
            return "q"
        secrets += check_secrets(session.table, seat, page)
        if rng.random() < 0.2:
            return rng.choice(["l", "d", "t", "h", "x", "?"])
        return sensible(session, seat)

    # Cards that are in one deck only, so that a name tells whose hand it is from.
    position = duel(set="both").save()
    state = position["state"]
    assert isinstance(state, dict)
    for seat, cards in enumerate((["dreadnaught", "mothership"], ["flagship", "brain_world"])):
        for card in cards:
            zone = "trade_deck" if card in state["trade_deck"] else "trade_row"
            state[zone].remove(card)
            state["players"][seat]["deck"].insert(0, card)
    script = Script(ecliptic.load(position, seed=4), "you,you", answer, tmp_path / "game.json")
    script.run()
    assert len(handed) > 5
    assert set(handed) == {""}  # the screen is empty meanwhile
    assert secrets > 10


def check_secrets(table: Table, seat: int, page: str) -> int:
    """The page shows none of the other's hidden cards; how many there were to hide."""
    assert not re.search(r"Player \d draws \d cards: ", page)
    other = 1 - seat
    told = " ".join(table.game.say(message, table.names) for _, message in table.log(None))
    public = json.dumps(table.view(None))
    players, own = table.view(other)["players"], json.dumps(table.view(seat))
    assert isinstance(players, list)
    hidden = 0
    for card in players[other]["hand"]:
        if card_name(card, "en") not in told and f'"{card}"' not in public + own:
            hidden += 1
            assert card_name(card, "en") not in page
    return hidden


def test_several_people_and_bots_in_every_mode(tmp_path: Path) -> None:
    setups = [
        ("you,greedy,you", "free_for_all"),
        ("you,greedy,random", "hunter"),
        ("you,greedy,greedy,you", "hydra_two_headed"),
        ("you,random,random,greedy,greedy,greedy", "emperor"),
        ("you,greedy,greedy", "raid"),
    ]
    for seats, mode in setups:
        typed = 0

        def answer(session: Session, seat: int) -> str:
            nonlocal typed
            typed += 1
            if typed > 60:
                return "q"
            return "w" if typed % 9 == 0 else sensible(session, seat)

        table = ecliptic.new("star-realms", seats.count(",") + 1, 5, {"mode": mode})
        script = Script(table, seats, answer, tmp_path / f"{mode}.json")
        assert ("Continue with:" in script.run()) is not table.over
        assert save(script).save() == table.save()


def test_a_game_without_a_view_of_its_own_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_view, "manifests", dict)
    commands = ["?", "? 1", "x", "d", "l", "h", "p", "viper", "u"]

    def answer(session: Session, seat: int) -> str:
        options = [option.kind for option in session.numbered(seat)]
        playing = [n for n, kind in enumerate(options, start=1) if kind in ("play", "attack", "amount")]
        return commands.pop() if commands else str(playing[-1] if playing else len(options))

    table = duel()
    script = Script(table, "you,random", answer, tmp_path / "game.json", "de")
    shown = script.run()
    assert table.over
    assert re.search(r"hand \w+, \w+", script.pages[0])  # an outline of the view
    assert "1 Spiele Aufklärer" in shown or "Aufklärer" in script.pages[0]
    assert "SR-4.2" in shown
    assert "Du hast gerade keine Karte zu spielen." in shown


def test_bots_can_be_watched(tmp_path: Path) -> None:
    script = Script(duel(), "greedy,greedy", [], tmp_path / "game.json")
    shown = script.run()
    assert script.session.table.over
    assert "Greedy 1 plays: " in shown
    assert "has won." in shown


def test_play_command_with_scripted_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    answers = iter(["p", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["play", "star-realms", "--seed", "3", "--option", "set=core"]) == 0
    shown = capsys.readouterr().out
    (path,) = (tmp_path / "ecliptic" / "games").iterdir()
    assert f"--resume {path}" in shown
    answers = iter(["q"])
    assert main(["play", "star-realms", "--resume", str(path), "--language", "de"]) == 0
    assert "Das Spiel ist gespeichert." in capsys.readouterr().out


def test_play_begins_with_a_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    position = tmp_path / "position.json"
    position.write_text(json.dumps(duel().save()), encoding="utf-8")
    assert main(["play", "star-realms", "--position", str(position)]) == 0
    assert "Authority 50" in capsys.readouterr().out


def test_play_with_a_content_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    answers = iter(["scout", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    pack = tmp_path / "pack.yaml"
    pack.write_text("game: star-realms\ncards: {scout: {primary: [{op: trade, n: 7}]}}", encoding="utf-8")
    assert main(["play", "star-realms", "--pack", str(pack)]) == 0
    assert "Gain 7 trade." in capsys.readouterr().out


def test_an_interrupt_keeps_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "star-realms"]) == 130
    shown = capsys.readouterr()
    assert "--resume" in shown.out
    assert shown.err == ""
