import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { GameRow } from '../games/games.table.ts';
import { type TableEntry, tablesOf } from '../standings/tables.ts';
import { outlookRace, pointsRaceOf } from './outlook.ts';
import { type PossibleRanks, possibleRanks } from './possible-ranks.ts';

/** With more games to come hardly anything is certain, and with more teams it takes longer than a page may. */
const most = { games: 40, teams: 20 };

export type TeamCertainty = PossibleRanks & { readonly teamId: number; readonly outOf: number };

/** The ranks that a league's teams may still end at, where that is not simply any of them. */
export const leagueCertainties = (
  games: readonly GameRow[],
  entries: readonly TableEntry[],
  competition: CompetitionRow,
): readonly TeamCertainty[] => {
  const [table] = tablesOf(games, entries, 'league');
  if (!table) return [];
  const { teamIds, race } = outlookRace({ table, competition, forecasts: [], ratings: [] });
  const outOf = teamIds.length;
  if (race.games.length === 0 || race.games.length > most.games || outOf > most.teams) return [];
  const byPoints = pointsRaceOf(race);
  if (!byPoints) return [];
  return teamIds.flatMap((teamId, team) => {
    const possible = possibleRanks(byPoints, team);
    return possible.best > 1 || possible.worst < outOf ? [{ teamId, outOf, ...possible }] : [];
  });
};
