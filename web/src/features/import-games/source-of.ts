import type { Guess } from './read/reading.ts';
import type { Sheet } from './use-sheet.ts';

export type Source = {
  readonly home: string;
  readonly away: string;
  readonly guessed: readonly Guess[];
};

/** The source of a game in the file: its teams as written, and its guessed values. */
export const sourceOf = ({ placeOf }: Pick<Sheet, 'placeOf'>, fileLine: number): Source => {
  const { part, line } = placeOf(fileLine);
  const row = part?.table.rows[line - 1] ?? [];
  const cell = (kind: 'home' | 'away') => row[part?.reading.kinds.indexOf(kind) ?? -1] ?? '';
  const guessed = part?.games.games.find((game) => game.line === line)?.guessed ?? [];
  return { home: cell('home'), away: cell('away'), guessed };
};
