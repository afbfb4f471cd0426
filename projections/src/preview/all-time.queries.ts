import { featsTable } from '../feats/feats.table.ts';
import type { Db } from '../schema.ts';
import { streaksTable } from '../streaks/streaks.table.ts';
import { countedFrom } from '../team-records/team-counts.ts';
import { gamesOfTeam } from '../team-records/team-rows.ts';
import { featChangesIn, streakChangesIn } from './changes.ts';
import { rowsChanged, type Supposed } from './supposed.ts';
import { supposing } from './supposing.ts';

/** Teams' longest streaks and best of all time, where they would change. */
export const allTimeChanges = async (db: Db, supposed: Supposed) => {
  // What is of all time is made of what the seasons have.
  const rows = [...rowsChanged(supposed, streaksTable), ...rowsChanged(supposed, featsTable)];
  const teamIds = new Set(rows.map((row) => (row.after ?? row.before)?.team_id ?? 0));
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
