"""Draws what a simulation found. The library for it is only imported when something is drawn."""

from pathlib import Path

from adamas.core.errors import BadOption
from adamas.sim.runs import need
from adamas.sim.tally import Tally

FORMATS = ("svg", "png", "pdf")


def check_plot(path: str) -> None:
    """BadOption if a file cannot be drawn, before hours are spent on what it would show."""
    if Path(path).suffix.lstrip(".").lower() not in FORMATS:
        raise BadOption(f"`{path}` should end with one of: {', '.join(f'.{e}' for e in FORMATS)}.")
    need("matplotlib", "plot")


def save_histograms(tally: Tally, path: str) -> None:
    """The points of each bot, one above the other, on one scale."""
    matplotlib = need("matplotlib", "plot")
    matplotlib.use("Agg")
    figures = need("matplotlib.figure", "plot")
    lines = tally.lines()
    figure = figures.Figure(figsize=(8, 1.2 + 1.6 * len(lines)), layout="constrained")
    axes = figure.subplots(len(lines), 1, sharex=True, squeeze=False)[:, 0]
    for axis, line in zip(axes, lines, strict=True):
        points = range(line.lowest, line.lowest + len(line.histogram))
        axis.bar(points, line.histogram / max(1, line.histogram.sum()), width=1.0, color="#b3123b")
        axis.axvline(line.mean, color="#222222", linewidth=1)
        share = f"{100 * line.share:.1f} ± {100 * line.share_error:.1f} %"
        axis.set_title(f"{line.bot}: wins {share}, mean {line.mean:.1f}", loc="left", fontsize=10)
        axis.set_yticks([])
        for side in ("top", "left", "right"):
            axis.spines[side].set_visible(False)
    plan = tally.plan
    axes[-1].set_xlabel("points")
    title = f"{plan.game} ({plan.rules.edition}), {plan.seats} seats: {tally.games:,} games"
    figure.suptitle(title, fontsize=11)
    # Without a date, the same games give the same file.
    metadata = {"Date": None} if path.lower().endswith("svg") else None
    figure.savefig(path, metadata=metadata)
