import { eachInTurns } from '@rondelle/infra/turns.ts';
import { addDayQuestions, addScoreQuestions, addSideQuestions, type Span } from './game-questions.ts';
import { addTimeQuestions, matchDays } from './match-days.ts';
import { addNumberQuestions, matchNumbers } from './match-numbers.ts';
import { type Found, type Matching, openRows, take } from './matching.ts';
import type { ExistingGame } from './read-leagues.ts';
import { baseKey, hasOtherNumber, type KeyedRow } from './row-keys.ts';

/** The data of the site that rows are compared with. */
export type Compared = {
  readonly standing: readonly ExistingGame[];
  /** Returns the key under which a row's game was deleted on the site, and stays deleted; null when it was not. */
  readonly deletedKeyOf: (row: KeyedRow) => string | null;
};

const teamsOf = (leagueId: number, one: number, other: number): string =>
  `${leagueId} ${Math.min(one, other)} ${Math.max(one, other)}`;
const teamsOfRow = ({ leagueId, home, away }: KeyedRow): string => teamsOf(leagueId, home, away);
const teamsOfGame = ({ leagueId, homeTeamId, awayTeamId }: ExistingGame): string =>
  teamsOf(leagueId, homeTeamId, awayTeamId);

type ByKey = ReadonlyMap<string, ExistingGame>;
const byKeyOf = (games: readonly ExistingGame[]): ByKey => {
  const keyed = games.flatMap((game) => (game.sourceKey === null ? [] : [[game.sourceKey, game] as const]));
  return new Map([...keyed.map(([key, game]) => [baseKey(key), game] as const), ...keyed]);
};

/** Matches by the number, and by the key that the game has from an earlier import of the same row. */
const matchKeys = async (matching: Matching, byKey: ByKey): Promise<void> => {
  const { rows, taken } = matching;
  const rowsOf = new Map<string, number>();
  for (const { own } of rows) rowsOf.set(own, (rowsOf.get(own) ?? 0) + 1);
  await matchNumbers(matching, byKey);
  await eachInTurns(openRows(matching), (row) => {
    const game = byKey.get(row.own);
    // Two rows of a day without a time have the same key: their scores distinguish them.
    if (game && rowsOf.get(row.own) === 1 && !taken.has(game) && !hasOtherNumber(row, game))
      take(matching, row, game, 'key');
  });
};

const matchPair = async (
  rows: readonly KeyedRow[],
  games: readonly ExistingGame[],
  { deletedKeyOf }: Compared,
  span: Span,
): Promise<Matching> => {
  const matching: Matching = { rows, games, found: new Map(), taken: new Map() };
  const byKey = byKeyOf(games);
  await matchKeys(matching, byKey);
  await matchDays(matching);
  await addScoreQuestions(matching);
  await eachInTurns(openRows(matching), (row) => {
    const key = deletedKeyOf(row);
    if (key !== null) matching.found.set(row, { is: 'deleted', key });
  });
  await addTimeQuestions(matching);
  await addSideQuestions(matching);
  await addDayQuestions(matching, span);
  await addNumberQuestions(matching, byKey);
  return matching;
};

/** The first and the last day of the rows of each league. */
export const spansOf = (rows: readonly { readonly leagueId: number; readonly date: string }[]) => {
  const spans = new Map<number, Span>();
  for (const { leagueId, date } of rows) {
    const { from, to } = spans.get(leagueId) ?? { from: date, to: date };
    spans.set(leagueId, { from: date < from ? date : from, to: date > to ? date : to });
  }
  return spans;
};

/**
 * Finds the recorded game of each row, and asks when two are possible. A row without one is a new game. No two rows get
 * the same recorded game.
 */
export const matchGames = async (
  rows: readonly KeyedRow[],
  compared: Compared,
): Promise<ReadonlyMap<KeyedRow, Found>> => {
  const games = Map.groupBy(compared.standing, teamsOfGame);
  const spans = spansOf(rows);
  const all = new Map<KeyedRow, Found>();
  for (const [teams, own] of Map.groupBy(rows, teamsOfRow)) {
    const span = spans.get(own[0]?.leagueId ?? 0) ?? { from: '', to: '' };
    const { found } = await matchPair(own, games.get(teams) ?? [], compared, span);
    for (const [row, one] of found) all.set(row, one);
  }
  return all;
};
