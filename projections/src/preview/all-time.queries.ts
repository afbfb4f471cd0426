import type { Row } from '../engine/any-view.ts';
import type { MapKey } from '../engine/keys.ts';
import { featsOf } from '../feats/feats.ts';
import { type GameRow, gamesTable } from '../games/games.table.ts';
import type { Db } from '../schema.ts';
import { streaksOf } from '../streaks/streaks.ts';
import { featChangesIn, streakChangesIn } from './changes.ts';
import { asStored, rowsChanged, type Supposed, withSupposed } from './supposed.ts';
import { rowsOfGroups } from './supposed-rows.queries.ts';

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

const gamesOf = (rows: ReadonlyMap<MapKey, readonly Row[]>, teamId: number) =>
  (rows.get(teamId) ?? []) as readonly GameRow[];

/** The games of all time of some teams, as they are and as they would be. */
const gamesAround = async (db: Db, supposed: Supposed, teamIds: readonly number[]) => {
  const selection = { table: gamesTable, alternatives: [['homeTeamId'], ['awayTeamId']], only: null };
  const groups = new Map(teamIds.map((id) => [id, [id]] as const));
  const now = await rowsOfGroups(db, asStored, selection, groups);
  const changes = supposed.get(gamesTable.name)?.changes ?? new Map();
  const then = withSupposed([...now.values()].flat(), changes, selection);
  return (id: number) => ({ before: gamesOf(now, id), after: gamesOf(then, id) });
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
export const allTimeChanges = async (db: Db, supposed: Supposed) => {
  // By its games: one that ends every streak may go without any streak of its season being another.
  const teamIds = [
    ...new Set(rowsChanged(supposed, gamesTable).flatMap(({ before, after }) => teamsOf(before, after))),
  ];
  const teams: ReturnType<typeof changesOfTeam>[] = [];
  for (let from = 0; from < teamIds.length; from += teamsAtATime) {
    const some = teamIds.slice(from, from + teamsAtATime);
    const games = await gamesAround(db, supposed, some);
    teams.push(...some.map((teamId) => changesOfTeam(teamId, games(teamId))));
  }
  return {
    streaks: teams.flatMap(({ streaks }) => streaks),
    feats: teams.flatMap(({ feats }) => feats),
  };
};
