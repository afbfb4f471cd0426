import { isOtherTime } from '@rondelle/contracts/competition/same-game.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import { addQuestion, firstOpen, hasSameNumber, isUnplayed, type Matching, openRows } from './matching.ts';
import type { ExistingGame } from './read-leagues.ts';
import { baseKey, type KeyedRow, existingGoals, existingPairing } from './row-keys.ts';

/** The recorded score as `3-2`, with the goals of the row's home team first. */
const goalsFor = ({ home }: KeyedRow, game: ExistingGame): string =>
  home === game.homeTeamId ? existingGoals(game) : existingGoals(game).split('-').toReversed().join('-');

/**
 * Asks about rows whose score is that of another game of the day, and whose own game has another one: two games whose
 * times are swapped, or a score in the wrong row.
 */
export const addScoreQuestions = async (matching: Matching): Promise<void> => {
  const byDate = Map.groupBy(matching.games, ({ date }) => date);
  const agrees = (game: ExistingGame): boolean => {
    const row = matching.taken.get(game);
    return row !== undefined && (row.goals === '' || row.goals === goalsFor(row, game));
  };
  const swapped: { row: KeyedRow; candidates: ExistingGame[] }[] = [];
  await eachInTurns(matching.found, ([row, found]) => {
    if (found.is !== 'recorded' || row.goals === '') return;
    const { game } = found;
    if (existingGoals(game) === '' || goalsFor(row, game) === row.goals) return;
    const there = byDate.get(game.date)?.slice(0, 50) ?? [];
    const other = there.find((one) => one !== game && goalsFor(row, one) === row.goals && !agrees(one));
    if (other) swapped.push({ row, candidates: [other, game] });
  });
  for (const { row, candidates } of swapped) {
    for (const game of candidates) if (matching.taken.get(game) === row) matching.taken.delete(game);
    addQuestion(matching, row, 'time', candidates);
  }
};

/** Asks about rows whose recorded game has the other team at home. */
export const addSideQuestions = async (matching: Matching): Promise<void> => {
  const open = Map.groupBy(
    matching.games.filter((game) => !matching.taken.has(game) && game.status !== 'cancelled'),
    existingPairing,
  );
  await eachInTurns(openRows(matching), (row) => {
    const { leagueId, date, home, away } = row;
    const turned = open.get(`sheet/${leagueId}/${date}/${away}/${home}`) ?? [];
    const mayBe = (game: ExistingGame) => !isOtherTime(row.time, game.time) && hasSameNumber(row, game);
    addQuestion(matching, row, 'swapped', firstOpen(matching, turned).filter(mayBe));
  });
};

const dayMs = 86_400_000;
const daysApart = (one: string, other: string): number =>
  Math.abs(Date.parse(one) - Date.parse(other)) / dayMs;

/** A played game that is recorded on another day than the file's is seldom further away. */
const withinDays = 2;

export type Span = { readonly from: string; readonly to: string };

/**
 * Asks about rows that may be a game of the same sides on another day: one that waits to be played, one that this row
 * had entered and that people moved, or a neighbouring day's with the same score that the file does not have.
 */
export const addDayQuestions = async (matching: Matching, { from, to }: Span): Promise<void> => {
  const bySides = Map.groupBy(matching.games, ({ homeTeamId }) => homeTeamId);
  const isOfFile = ({ date }: ExistingGame): boolean => date >= from && date <= to;
  const open = new Map<number, ExistingGame[]>();
  for (const [home, games] of bySides) open.set(home, firstOpen(matching, games));
  await eachInTurns(openRows(matching), (row) => {
    const mayBe = (game: ExistingGame): boolean => {
      if (game.date === row.date || !hasSameNumber(row, game)) return false;
      if (isUnplayed(game) || `${baseKey(game.sourceKey ?? '')}/`.startsWith(`${row.pairing}/`)) return true;
      return (
        existingGoals(game) !== '' &&
        existingGoals(game) === row.goals &&
        isOfFile(game) &&
        daysApart(game.date, row.date) <= withinDays
      );
    };
    const near = (open.get(row.home) ?? []).filter(mayBe);
    const inOrder = near.toSorted(
      (one, other) => daysApart(one.date, row.date) - daysApart(other.date, row.date),
    );
    addQuestion(matching, row, 'moved', inOrder);
  });
};
