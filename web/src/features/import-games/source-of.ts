import type { Guess } from './read/row-cells.ts';
import type { Sheet } from './use-sheet.ts';

export type Source = {
  readonly home: string;
  readonly away: string;
  readonly guessed: readonly Guess[];
};

/** What the file says of the game of a line: its teams as written, and what was guessed. */
export const sourceOf = ({ table, read, games }: Sheet, line: number): Source => {
  const row = table?.rows[line - 1] ?? [];
  const cell = (kind: 'home' | 'away') => row[read?.kinds.indexOf(kind) ?? -1] ?? '';
  const guessed = games?.games.find((game) => game.line === line)?.guessed ?? [];
  return { home: cell('home'), away: cell('away'), guessed };
};
