// Serbian in Latin letters, as adamas/locale/languages.py has it. All other letters stay, and with
// them the syntax of Fluent.

const CYRILLIC = Array.from("абвгдђежзијклљмнњопрстћуфхцчџш");
const LATIN = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");
const SMALL = new Map(CYRILLIC.map((letter, place) => [letter, LATIN[place]!]));

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

export function latin(text: string): string {
  const letters = Array.from(text);
  return letters
    .map((letter, place) => {
      const found = SMALL.get(letter.toLowerCase());
      if (!found || !isUpper(letter)) return found ?? letter;
      // `Љ` is `Lj`, but `ЉУБАВ` is `LJUBAV`.
      return isUpper(letters[place + 1] ?? "")
        ? found.toUpperCase()
        : found[0]!.toUpperCase() + found.slice(1);
    })
    .join("");
}
