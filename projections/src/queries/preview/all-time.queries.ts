import { featsOf } from '../../views/feats/feats.ts';
import { countedColumns, type CountedGame } from '../../views/games/counted-games.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { categoriesShowing } from '../policy/policy.queries.ts';
import type { Db } from '../../views/schema.ts';
import { streaksOf } from '../../views/streaks/streaks.ts';
import { type Around, featChangesIn, streakChangesIn } from '../../computing/preview/changes.ts';
import { gamesAround } from '../../computing/preview/games-around.ts';

const counts = [
  'status',
  'date',
  'time',
  'homeGoals',
  'awayGoals',
  'decidedIn',
  'forfeitedBy',
] as const satisfies readonly (keyof GameRow)[];

/**
 * Returns the teams whose streaks and feats may change. When only one team of the game changes, the other keeps its
 * own.
 */
const teamsOf = (before: GameRow | undefined, after: GameRow | undefined): readonly number[] => {
  const [one, other] = [before ?? after, after ?? before];
  if (!one || !other) return [];
  const isSame = before && after && counts.every((column) => before[column] === after[column]);
  const sides = (['homeTeamId', 'awayTeamId'] as const).filter(
    (side) => !isSame || one[side] !== other[side],
  );
  return sides.flatMap((side) => [one[side], other[side]]);
};

/** The games of all seasons of this many teams are read and counted quickly. */
const teamsAtATime = 20;

const most = 100_000;
/** Each branch of the union uses its own index. */
const gamesOfTeams = (db: Db, teamIds: readonly number[]): Promise<CountedGame[]> => {
  const games = db.selectFrom('games').select(countedColumns);
  return games
    .where('homeTeamId', 'in', teamIds)
    .unionAll(games.where('awayTeamId', 'in', teamIds).where('homeTeamId', 'not in', teamIds))
    .orderBy('gameId')
    .limit(most)
    .execute();
};
const has =
  (teamId: number) =>
  ({ homeTeamId, awayTeamId }: CountedGame): boolean =>
    homeTeamId === teamId || awayTeamId === teamId;

/** Returns, by team, its games of all seasons before and after the change; leaves out categories without tables. */
const gamesOf = async (db: Db, changed: readonly Around<GameRow>[], teamIds: readonly number[]) => {
  const found = await gamesOfTeams(db, teamIds);
  const open = await categoriesShowing(db, [...new Set(found.map(({ categoryId }) => categoryId))], 'tables');
  const read = found.filter(({ categoryId }) => open.has(categoryId));
  const { before, after } = gamesAround(read, changed, () => true);
  return (teamId: number) => ({ before: before.filter(has(teamId)), after: after.filter(has(teamId)) });
};

const changesOfTeam = (
  teamId: number,
  { before, after }: Record<'before' | 'after', readonly CountedGame[]>,
) => ({
  // The current streak belongs to a season; only the longest counts for all time.
  streaks: streakChangesIn(teamId, {
    before: streaksOf(before, teamId),
    after: streaksOf(after, teamId),
  }).filter(({ measure }) => measure === 'longest'),
  feats: featChangesIn(teamId, { before: featsOf(before, teamId), after: featsOf(after, teamId) }),
});

/** Returns the changes of teams' longest streaks and feats of all time. */
export const allTimeChanges = async (db: Db, changed: readonly Around<GameRow>[]) => {
  // Starts from the changed games: these can change an all-time streak without changing a streak of their season.
  const teamIds = [...new Set(changed.flatMap(({ before, after }) => teamsOf(before, after)))];
  const teams: ReturnType<typeof changesOfTeam>[] = [];
  for (let from = 0; from < teamIds.length; from += teamsAtATime) {
    const some = teamIds.slice(from, from + teamsAtATime);
    const games = await gamesOf(db, changed, some);
    teams.push(...some.map((teamId) => changesOfTeam(teamId, games(teamId))));
  }
  return {
    streaks: teams.flatMap(({ streaks }) => streaks),
    feats: teams.flatMap(({ feats }) => feats),
  };
};
