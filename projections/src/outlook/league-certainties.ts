import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { GameRow } from '../games/games.table.ts';
import { type TableEntry, tablesOf } from '../standings/tables.ts';
import { certaintiesOf, outlookRace } from './outlook.ts';
import type { PossibleRanks } from './possible-ranks.ts';

/** With more games to come hardly anything is certain, and it takes longer to say so. */
const mostToCome = 60;

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
  if (race.games.length === 0 || race.games.length > mostToCome) return [];
  const outOf = teamIds.length;
  return certaintiesOf(race).flatMap(({ possible }, team) => {
    const teamId = teamIds[team];
    if (!possible || teamId === undefined) return [];
    return possible.best > 1 || possible.worst < outOf ? [{ teamId, outOf, ...possible }] : [];
  });
};
