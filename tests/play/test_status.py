"""The statuses of a table: databases and pages of released versions know them by these words."""

from adamas.play.status import LIVE, TableStatus


def test_the_words_stay_as_they_are() -> None:
    assert [str(each) for each in TableStatus] == ["open", "playing", "over", "closed"]


def test_nothing_happens_any_more_at_a_table_that_is_over_or_closed() -> None:
    assert set(TableStatus) - set(LIVE) == {TableStatus.OVER, TableStatus.CLOSED}
