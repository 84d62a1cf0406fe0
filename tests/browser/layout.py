"""How screens are laid out: nothing is cut, nothing overlaps, nothing scrolls sideways."""

from collections.abc import Iterable

from tests.browser.visitors import SPEAK, Visitor

SIDEWAYS = """() => {
    const root = document.documentElement;
    const across = root.scrollWidth - root.clientWidth;
    return across > 0 ? [`the page scrolls ${across} px sideways`] : [];
}"""

CUT = """() => {
    // Text that is larger than the box that clips it, and is not meant to scroll.
    const found = [];
    for (const element of document.querySelectorAll("body *")) {
        const style = getComputedStyle(element);
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!own || element.closest(".unseen, svg, select, [aria-hidden=true]")) continue;
        if (style.visibility === "hidden" || !element.getClientRects().length) continue;
        if (style.clipPath !== "none") continue;  // Hidden on purpose: it is read aloud only.
        const clips = style.overflow !== "visible" && !/auto|scroll/.test(style.overflow);
        const wide = element.scrollWidth > element.clientWidth + 1;
        const high = element.scrollHeight > element.clientHeight + 1;
        if (clips && (wide || high)) found.push(`cut: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
}"""

OVERLAPS = """() => {
    // Buttons and links that lie on one another: neither contains the other, both can be reached.
    const all = [...document.querySelectorAll("button:enabled, a[href], select, input")];
    const seen = all.filter((each) => each.checkVisibility({ opacityProperty: true }));
    const fixed = (element) => {
        for (let each = element; each; each = each.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
        return false;
    };
    const still = seen.filter((each) => !fixed(each) && !each.closest("label"));
    const boxes = still.map((each) => each.getBoundingClientRect());
    const found = [];
    still.forEach((one, place) => {
        for (let next = place + 1; next < still.length; next++) {
            const [other, a, b] = [still[next], boxes[place], boxes[next]];
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 2 && high > 2 && !one.contains(other) && !other.contains(one))
                found.push(`${one.outerHTML.slice(0, 90)} lies on ${other.outerHTML.slice(0, 90)}`);
        }
    });
    return found;
}"""

FAULTS = f"() => [{', '.join(f'...({each})()' for each in (CUT, OVERLAPS, SIDEWAYS))}]"


FAULTS_IN = f"""async (languages) => {{
    const found = [];
    for (const language of languages) {{
        await ({SPEAK})(language);
        found.push(...({FAULTS})().map((fault) => `${{language}}: ${{fault}}`));
    }}
    return found;
}}"""


def faults(visitor: Visitor) -> list[str]:
    """Everything that is wrong with the layout of the page as it is."""
    visitor.show()
    found: list[str] = visitor.page.evaluate(FAULTS)
    return found


def faults_in(visitor: Visitor, languages: Iterable[str]) -> list[str]:
    """The same in several languages; the page stays in the last one."""
    visitor.show()
    found: list[str] = visitor.page.evaluate(FAULTS_IN, list(languages))
    return found
