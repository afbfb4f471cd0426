import type { QuestionWhy } from '@rondelle/contracts/competition/import-questions.ts';
import type { ExistingGame } from './read-leagues.ts';
import { hasOtherNumber, type KeyedRow } from './row-keys.ts';

/** The result of matching a row: the recorded game, a deleted one by its key, or a question about it. */
export type Found =
  | { readonly is: 'recorded'; readonly game: ExistingGame; readonly by: 'number' | 'key' | 'slot' }
  | { readonly is: 'deleted'; readonly key: string }
  | { readonly is: 'asked'; readonly why: QuestionWhy; readonly candidates: readonly ExistingGame[] };

/** The rows and recorded games of two teams in a league, and what has been found so far. */
export type Matching = {
  readonly rows: readonly KeyedRow[];
  readonly games: readonly ExistingGame[];
  readonly found: Map<KeyedRow, Found>;
  readonly taken: Map<ExistingGame, KeyedRow>;
};

/** More games than two teams play in a day, or have open in a season. Bounds the comparisons of a row. */
const mostCompared = 50;
/** The most games that a row's question offers. */
const mostCandidates = 5;

export const take = (
  { found, taken }: Matching,
  row: KeyedRow,
  game: ExistingGame,
  by: 'number' | 'key' | 'slot',
): void => {
  found.set(row, { is: 'recorded', game, by });
  taken.set(game, row);
};

export const addQuestion = (
  { found }: Matching,
  row: KeyedRow,
  why: QuestionWhy,
  candidates: readonly ExistingGame[],
): void => {
  if (candidates.length === 0) return;
  found.set(row, { is: 'asked', why, candidates: candidates.slice(0, mostCandidates) });
};

export const openRows = ({ rows, found }: Matching): KeyedRow[] => rows.filter((row) => !found.has(row));

/** The first games without a row. */
export const firstOpen = (
  { taken }: Pick<Matching, 'taken'>,
  games: readonly ExistingGame[],
): ExistingGame[] => games.filter((game) => !taken.has(game)).slice(0, mostCompared);

/** Returns whether the game is still to be played and not cancelled. */
export const isUnplayed = ({ status }: ExistingGame): boolean =>
  status === 'scheduled' || status === 'postponed';

export const hasSameNumber = (row: KeyedRow, game: ExistingGame): boolean => !hasOtherNumber(row, game);
