// What somebody wanted when they came to a table: to sit down, or to start at once.

export interface Intent {
  readonly table: string;
  readonly start: boolean;
  /** Who sits down on this device; left out: its owner alone. */
  readonly people?: readonly string[];
}

let intended: Intent | null = null;

export function intend(intent: Intent): void {
  intended = intent;
}

/** What was wanted of this table, once. */
export function takeIntent(table: string): Intent | null {
  const found = intended?.table === table ? intended : null;
  intended = null;
  return found;
}
