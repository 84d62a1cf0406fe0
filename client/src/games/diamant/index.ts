// The screens of Diamant.

import type { GameClient } from "../contract";
import Figure from "./art/Figure.svelte";
import Board from "./Board.svelte";
import Outcome from "./Outcome.svelte";
import { pause, sound } from "./pace";
import { fold } from "./story";

const diamant: GameClient<"diamant"> = {
  Board,
  Outcome,
  Token: Figure,
  fold: (screen, event, table) => fold(screen, event, table.options["leftover"] === "per_card"),
  // Chests of others are opened at the end; whether there is a lamp, only the table knows.
  untold: ["chests", "odds"],
  pause,
  sound,
  takesBack: true,
  forChildren: false,
};

export default diamant;
