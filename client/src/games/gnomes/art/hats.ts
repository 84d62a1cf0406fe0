// Each seat has a hat of its own colour and shape.

const HATS = [
  { fill: "#c2332d", path: "M7 20 20 1 33 20z", mark: "M0 0" },
  { fill: "#2c62b4", path: "M7 20C8 8 14 3 30 3 27 6 31 10 33 20z", mark: "M12 15h18" },
  { fill: "#2f7d3f", path: "M7 20C7 6 33 6 33 20z", mark: "M20 9v9M14 12v6M26 12v6" },
  { fill: "#b67a08", path: "M7 20 10 6 17 12 20 2 23 12 30 6 33 20z", mark: "M0 0" },
] as const;

export function hatOf(seat: number): (typeof HATS)[number] {
  return HATS[seat % HATS.length]!;
}
