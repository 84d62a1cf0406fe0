// The screens of Diamant.

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Outcome from "./Outcome.svelte";
import { pause, sound } from "./pace";
import { sharesPerCard } from "./sharing";
import { fold } from "./story";

const diamant: GameClient<"diamant"> = {
  Board,
  Outcome,
  fold: (screen, event) => fold(screen, event, sharesPerCard()),
  // Chests of others are opened at the end; whether there is a lamp, only the table knows.
  untold: ["chests", "odds"],
  pause,
  sound,
  takesBack: true,
  forChildren: false,
};

export default diamant;
