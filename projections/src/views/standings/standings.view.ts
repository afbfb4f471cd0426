import type { LeagueEntryRow, LeagueRow, TournamentEntryRow } from '../catalogue/catalogue.tables.ts';
import { leagueEntries, leagues } from '../catalogue/leagues.views.ts';
import { tournamentEntries } from '../catalogue/tournaments.views.ts';
import { competitions } from '../competitions/competitions.view.ts';
import { by, derivedView, only, seenAs } from '../engine/view.ts';
import { asCounted, countedColumns } from '../games/counted-games.ts';
import { games } from '../games/games.view.ts';
import { computeStandings } from './standings.ts';
import { standingsTable } from './standings.table.ts';
import type { TableEntry } from './tables.ts';

/** Returns the teams entered in one competition; those of a league get the league's category. */
export const tableEntries = (
  ofLeague: readonly LeagueEntryRow[],
  ofTournament: readonly TournamentEntryRow[],
  league: Pick<LeagueRow, 'categoryId'> | undefined,
): readonly TableEntry[] => [
  ...(league
    ? ofLeague.map(({ teamId, divisionId, deducted, withdrawn }) => ({
        teamId,
        categoryId: league.categoryId,
        groupName: null,
        divisionId,
        deducted,
        withdrawn,
      }))
    : []),
  ...ofTournament.map(({ teamId, categoryId, groupName, deducted }) => ({
    teamId,
    categoryId,
    groupName,
    deducted,
    divisionId: null,
  })),
];

export const standings = derivedView({
  version: 5,
  table: standingsTable,
  group: ['competition'],
  from: {
    games: seenAs(only(by(games, ['competition']), ...countedColumns), asCounted),
    leagueEntries: by(leagueEntries, ['competition']),
    tournamentEntries: by(tournamentEntries, ['competition']),
    leagues: by(leagues, ['competition']),
    competitions: by(competitions, ['competition']),
  },
  compute: ({ games, leagueEntries, tournamentEntries, leagues: [league], competitions: [competition] }) =>
    competition
      ? computeStandings(games, tableEntries(leagueEntries, tournamentEntries, league), competition)
      : [],
});
