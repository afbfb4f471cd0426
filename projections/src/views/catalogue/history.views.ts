import { historyView } from '../engine/view.ts';
import type { LeagueRow, TournamentRow } from './catalogue.tables.ts';
import {
  leagueEntryHistoryTable,
  leagueHistoryTable,
  rulesetHistoryTable,
  tournamentEntryHistoryTable,
  tournamentHistoryTable,
} from './history.tables.ts';
import { leagueEntries, leagues } from './leagues.views.ts';
import { rulesets } from './rulesets.view.ts';
import { tournamentEntries, tournaments } from './tournaments.views.ts';
import { versionOf, versionsOf } from './versions.ts';

const rulesOf = (row: LeagueRow | TournamentRow) => ({
  competition: row.competition,
  seasonId: row.seasonId,
  rulesetId: row.rulesetId,
  rulesetVersion: row.rulesetVersion,
  draw: row.draw,
  nameFr: row.nameFr,
  nameEn: row.nameEn,
});

const leagueOf = (row: LeagueRow) => ({
  leagueId: row.leagueId,
  categoryId: row.categoryId,
  regionId: row.regionId,
  ...rulesOf(row),
});

const tournamentOf = (row: TournamentRow) => ({
  tournamentId: row.tournamentId,
  categoryIds: row.categoryIds,
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  city: row.city,
  ...rulesOf(row),
});

export const leagueHistory = historyView(leagueHistoryTable, 2, leagues, versionsOf(leagueOf));

export const tournamentHistory = historyView(
  tournamentHistoryTable,
  2,
  tournaments,
  versionsOf(tournamentOf),
);

export const leagueEntryHistory = historyView(
  leagueEntryHistoryTable,
  3,
  leagueEntries,
  (event, before, after) => {
    const row = after ?? before;
    return row ? { ...row, ...versionOf(event, after) } : null;
  },
);

export const tournamentEntryHistory = historyView(
  tournamentEntryHistoryTable,
  3,
  tournamentEntries,
  (event, before, after) => {
    const row = after ?? before;
    return row ? { ...row, ...versionOf(event, after) } : null;
  },
);

export const rulesetHistory = historyView(
  rulesetHistoryTable,
  1,
  rulesets,
  versionsOf(({ rulesetId, version, rules }) => ({ rulesetId, version, rules })),
);
