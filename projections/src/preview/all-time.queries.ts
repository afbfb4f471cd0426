import { featsOf } from '../feats/feats.ts';
import { gameColumns } from '../games/game-columns.ts';
import type { GameRow } from '../games/games.table.ts';
import type { Db } from '../schema.ts';
import { streaksOf } from '../streaks/streaks.ts';
import { type Around, featChangesIn, streakChangesIn } from './changes.ts';
import { gamesBefore } from './games-before.ts';

const counts = [
  'status',
  'date',
  'time',
  'homeGoals',
  'awayGoals',
  'decidedIn',
  'forfeitedBy',
] as const satisfies readonly (keyof GameRow)[];

/** Of a game that only gets another opponent, the other team's streaks and bests stay as they are. */
const teamsOf = (before: GameRow | undefined, after: GameRow | undefined): readonly number[] => {
  const [one, other] = [before ?? after, after ?? before];
  if (!one || !other) return [];
  const isSame = before && after && counts.every((column) => before[column] === after[column]);
  const sides = (['homeTeamId', 'awayTeamId'] as const).filter(
    (side) => !isSame || one[side] !== other[side],
  );
  return sides.flatMap((side) => [one[side], other[side]]);
};

/** Few enough that their games of all seasons are soon read and counted. */
const teamsAtATime = 20;

const most = 100_000;
/** Each found by an index of its own. */
const gamesOfTeams = (db: Db, teamIds: readonly number[]): Promise<GameRow[]> => {
  const games = db.selectFrom('games').select(gameColumns);
  return games
    .where('homeTeamId', 'in', teamIds)
    .unionAll(games.where('awayTeamId', 'in', teamIds).where('homeTeamId', 'not in', teamIds))
    .orderBy('gameId')
    .limit(most)
    .execute();
};
const has =
  (teamId: number) =>
  ({ homeTeamId, awayTeamId }: GameRow): boolean =>
    homeTeamId === teamId || awayTeamId === teamId;

/** The games of all time of some teams, as they are and as they would be. */
const gamesAround = async (db: Db, changed: readonly Around<GameRow>[], teamIds: readonly number[]) => {
  const all = await gamesOfTeams(db, teamIds);
  return (teamId: number) => {
    const after = all.filter(has(teamId));
    return { before: gamesBefore(after, changed, has(teamId)), after };
  };
};

const changesOfTeam = (
  teamId: number,
  { before, after }: Record<'before' | 'after', readonly GameRow[]>,
) => ({
  // The streak that a team is on is that of its season.
  streaks: streakChangesIn(teamId, {
    before: streaksOf(before, teamId),
    after: streaksOf(after, teamId),
  }).filter(({ measure }) => measure === 'longest'),
  feats: featChangesIn(teamId, { before: featsOf(before, teamId), after: featsOf(after, teamId) }),
});

/** Teams' longest streaks and best of all time, where they would change. */
export const allTimeChanges = async (db: Db, changed: readonly Around<GameRow>[]) => {
  // By its games: one that ends every streak may go without any streak of its season being another.
  const teamIds = [...new Set(changed.flatMap(({ before, after }) => teamsOf(before, after)))];
  const teams: ReturnType<typeof changesOfTeam>[] = [];
  for (let from = 0; from < teamIds.length; from += teamsAtATime) {
    const some = teamIds.slice(from, from + teamsAtATime);
    const games = await gamesAround(db, changed, some);
    teams.push(...some.map((teamId) => changesOfTeam(teamId, games(teamId))));
  }
  return {
    streaks: teams.flatMap(({ streaks }) => streaks),
    feats: teams.flatMap(({ feats }) => feats),
  };
};
