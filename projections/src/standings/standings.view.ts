import type { LeagueEntryRow, LeagueRow, TournamentEntryRow } from '../catalogue/catalogue.tables.ts';
import { leagueEntries, leagues } from '../catalogue/leagues.views.ts';
import { tournamentEntries } from '../catalogue/tournaments.views.ts';
import { competitions } from '../competitions/competitions.view.ts';
import { by, derivedView } from '../engine/view.ts';
import { games } from '../games/games.view.ts';
import { computeStandings } from './standings.ts';
import { standingsTable } from './standings.table.ts';
import type { TableEntry } from './tables.ts';

/** The teams entered in one competition; those of a league play in the league's category. */
export const tableEntries = (
  ofLeague: readonly LeagueEntryRow[],
  ofTournament: readonly TournamentEntryRow[],
  league: Pick<LeagueRow, 'category_id'> | undefined,
): readonly TableEntry[] => [
  ...(league
    ? ofLeague.map(({ team_id, division_id }) => ({
        team_id,
        category_id: league.category_id,
        group_name: null,
        division_id,
      }))
    : []),
  ...ofTournament.map(({ team_id, category_id, group_name }) => ({
    team_id,
    category_id,
    group_name,
    division_id: null,
  })),
];

export const standings = derivedView({
  version: 1,
  table: standingsTable,
  group: ['competition'],
  from: {
    games: by(games, ['competition']),
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
