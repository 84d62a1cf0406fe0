// Through whose eyes a board is seen, and who may act there: usually the table's own viewer; where
// several people share a device, one after the other.

import type { GameName, ScreenOf } from "../games/contract";
import type { Words } from "../texts/words";

export interface Perspective {
  /** The seat through whose eyes one sees; null for a spectator. */
  readonly viewer: number | null;
  /** What they may do now. */
  readonly legal: readonly string[];
  readonly chosen: string | null;
  /** Whether they have chosen, where what they chose is not always shown. */
  readonly sealed?: boolean;
  /** Whether they are asked for something. */
  readonly asked: boolean;
  /** A choice that is held back, or on its way. */
  readonly pending: { readonly action: string; readonly held: number } | null;
  readonly words: Words;
  /** What only they see; otherwise the board shows what the table's story tells. */
  readonly secret?: ScreenOf<GameName> | null;
  choose(action: string): void;
  takeBack(): void;
}
