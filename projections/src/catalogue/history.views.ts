import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { historyView } from '../engine/view.ts';
import type { LeagueRow, TournamentRow } from './catalogue.tables.ts';
import {
  leagueEntryHistoryTable,
  leagueHistoryTable,
  tournamentEntryHistoryTable,
  tournamentHistoryTable,
} from './history.tables.ts';
import { leagueEntries, leagues } from './leagues.views.ts';
import { tournamentEntries, tournaments } from './tournaments.views.ts';

const versionOf = (event: Recorded, after: object | null) => ({
  revision: Number(event.revision),
  deleted: after === null,
  recordedAt: event.recordedAt,
  position: event.position,
});

type Competition = LeagueRow | TournamentRow;
const rulesOf = ({ competition, seasonId, rulesetId, rulesetVersion, draw }: Competition) => ({
  competition,
  seasonId,
  rulesetId,
  rulesetVersion,
  draw,
});
/** Names, days and places change no table. */
const isSame = (before: Competition | undefined, after: Competition | null): boolean =>
  before !== undefined &&
  after !== null &&
  JSON.stringify(rulesOf(before)) === JSON.stringify(rulesOf(after));

export const leagueHistory = historyView(leagueHistoryTable, 1, leagues, (event, before, after) => {
  const row = after ?? before;
  if (!row || isSame(before, after)) return null;
  return { leagueId: row.leagueId, ...rulesOf(row), ...versionOf(event, after) };
});

export const tournamentHistory = historyView(
  tournamentHistoryTable,
  1,
  tournaments,
  (event, before, after) => {
    const row = after ?? before;
    if (!row || isSame(before, after)) return null;
    return { tournamentId: row.tournamentId, ...rulesOf(row), ...versionOf(event, after) };
  },
);

export const leagueEntryHistory = historyView(
  leagueEntryHistoryTable,
  1,
  leagueEntries,
  (event, before, after) => {
    const row = after ?? before;
    return row ? { ...row, ...versionOf(event, after) } : null;
  },
);

export const tournamentEntryHistory = historyView(
  tournamentEntryHistoryTable,
  2,
  tournamentEntries,
  (event, before, after) => {
    const row = after ?? before;
    return row ? { ...row, ...versionOf(event, after) } : null;
  },
);
