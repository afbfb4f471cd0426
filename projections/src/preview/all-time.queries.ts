import { type GameRow, gamesTable } from '../games/games.table.ts';
import type { Db } from '../schema.ts';
import { countedFrom } from '../team-records/team-counts.ts';
import { gamesOfTeam } from '../team-records/team-rows.ts';
import { featChangesIn, streakChangesIn } from './changes.ts';
import { rowsChanged, type Supposed } from './supposed.ts';
import { supposing } from './supposing.ts';

const counts = [
  'status',
  'date',
  'time',
  'home_goals',
  'away_goals',
  'decided_in',
  'forfeited_by',
] as const satisfies readonly (keyof GameRow)[];

/** Of a game that only gets another opponent, the other team's streaks and bests stay as they are. */
const teamsOf = (before: GameRow | undefined, after: GameRow | undefined): readonly number[] => {
  const [one, other] = [before ?? after, after ?? before];
  if (!one || !other) return [];
  const isSame = before && after && counts.every((column) => before[column] === after[column]);
  const sides = (['home_team_id', 'away_team_id'] as const).filter(
    (side) => !isSame || one[side] !== other[side],
  );
  return sides.flatMap((side) => [one[side], other[side]]);
};

/** Teams' longest streaks and best of all time, where they would change. */
export const allTimeChanges = async (db: Db, supposed: Supposed) => {
  // By its games: one that ends every streak may go without any streak of its season being another.
  const teamIds = new Set(
    rowsChanged(supposed, gamesTable).flatMap(({ before, after }) => teamsOf(before, after)),
  );
  const [now, then] = [db, supposing(db, supposed)];
  const teams = await Promise.all(
    [...teamIds].map(async (teamId) => {
      const games = await Promise.all([now, then].map((each) => gamesOfTeam(each, teamId, null)));
      const [before, after] = games.map((each) => countedFrom(each, teamId));
      return {
        // The streak that a team is on is that of its season.
        streaks: streakChangesIn(teamId, { before: before?.streaks, after: after?.streaks }).filter(
          ({ measure }) => measure === 'longest',
        ),
        feats: featChangesIn(teamId, { before: before?.feats, after: after?.feats }),
      };
    }),
  );
  return {
    streaks: teams.flatMap(({ streaks }) => streaks),
    feats: teams.flatMap(({ feats }) => feats),
  };
};
