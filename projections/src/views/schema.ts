import type { Kysely } from 'kysely';
import type { activityLogTable } from './activity-log/activity-log.table.ts';
import type {
  categoriesTable,
  divisionsTable,
  leagueEntriesTable,
  leaguesTable,
  regionsTable,
  rulesetsTable,
  seasonsTable,
  teamSeasonsTable,
  teamsTable,
  tournamentEntriesTable,
  tournamentsTable,
} from './catalogue/catalogue.tables.ts';
import type {
  leagueEntryHistoryTable,
  leagueHistoryTable,
  tournamentEntryHistoryTable,
  tournamentHistoryTable,
} from './catalogue/history.tables.ts';
import type {
  categoryHistoryTable,
  cityHistoryTable,
  crestHistoryTable,
  divisionHistoryTable,
  organizationHistoryTable,
  regionHistoryTable,
  seasonHistoryTable,
  teamSeasonHistoryTable,
} from './catalogue/name-history.tables.ts';
import type { competitionsTable } from './competitions/competitions.table.ts';
import type {
  categoryCountsTable,
  competitionCountsTable,
  seasonCountsTable,
} from './counts/counts.tables.ts';
import type { Cause } from './engine/asides.ts';
import type { RowOf, Table } from './engine/table.ts';
import type { featsTable } from './feats/feats.table.ts';
import type { forecastScoresTable } from './forecasts/forecast-scores.table.ts';
import type { forecastsTable } from './forecasts/forecasts.table.ts';
import type { gameHistoryTable, gamesTable } from './games/games.table.ts';
import type { citiesTable, organizationsTable } from './geography/geography.tables.ts';
import type { leaderboardTable } from './leaderboard/leaderboard.table.ts';
import type {
  competitionCreatorsTable,
  erasedMembersTable,
  supervisionsTable,
} from './membership/membership.tables.ts';
import type { openingRatingHistoryTable, openingRatingsTable } from './ratings/opening-ratings.table.ts';
import type { ratingsTable } from './ratings/ratings.table.ts';
import type { rivalriesTable } from './rivalries/rivalries.table.ts';
import type { searchWordsTable, teamWordsTable } from './search/search-words.ts';
import type { siteSettingsTable } from './site/site-settings.table.ts';
import type { standingsTable } from './standings/standings.table.ts';
import type { streaksTable } from './streaks/streaks.table.ts';
import type { teamRecordsTable } from './team-records/team-records.table.ts';
import type { withdrawnGamesTable } from './withdrawals/withdrawn-games.table.ts';

type ViewTable =
  | typeof seasonsTable
  | typeof regionsTable
  | typeof categoriesTable
  | typeof divisionsTable
  | typeof citiesTable
  | typeof organizationsTable
  | typeof rulesetsTable
  | typeof leaguesTable
  | typeof leagueEntriesTable
  | typeof teamsTable
  | typeof teamSeasonsTable
  | typeof tournamentsTable
  | typeof tournamentEntriesTable
  | typeof regionHistoryTable
  | typeof categoryHistoryTable
  | typeof divisionHistoryTable
  | typeof cityHistoryTable
  | typeof organizationHistoryTable
  | typeof seasonHistoryTable
  | typeof crestHistoryTable
  | typeof teamSeasonHistoryTable
  | typeof leagueHistoryTable
  | typeof leagueEntryHistoryTable
  | typeof tournamentHistoryTable
  | typeof tournamentEntryHistoryTable
  | typeof gamesTable
  | typeof gameHistoryTable
  | typeof activityLogTable
  | typeof supervisionsTable
  | typeof competitionCreatorsTable
  | typeof erasedMembersTable
  | typeof siteSettingsTable
  | typeof competitionsTable
  | typeof withdrawnGamesTable
  | typeof standingsTable
  | typeof streaksTable
  | typeof rivalriesTable
  | typeof teamRecordsTable
  | typeof featsTable
  | typeof openingRatingsTable
  | typeof openingRatingHistoryTable
  | typeof ratingsTable
  | typeof forecastsTable
  | typeof forecastScoresTable
  | typeof leaderboardTable
  | typeof competitionCountsTable
  | typeof categoryCountsTable
  | typeof seasonCountsTable
  | typeof teamWordsTable
  | typeof searchWordsTable;

type ViewTables<T extends Table> = { [Each in T as Each['name']]: RowOf<Each> };

/** Tables in which the projector records its own progress. */
type ProjectorTables = {
  /** `generation` counts rebuilds: after one, rows may differ although no event was added. */
  checkpoints: { shard: string; position: string; generation: number };
  /** Position of the last event that touched a season; season 0 stands for the catalogue that all seasons share. */
  season_versions: { seasonId: number; position: string };
  /** Streams and groups that could not be brought into the views; `topics` names the things whose pages are late. */
  set_aside: {
    id: string;
    views: string;
    seasonId: string;
    thing: string;
    shard: string;
    position: string | null;
    revision: string | null;
    waiting: number;
    since: string;
    cause: Cause['code'];
    detail: string;
    topics: string[];
    attempts: number;
    triedAt: string;
    retryAskedAt: string | null;
  };
};

export type Tables = ViewTables<ViewTable> & ProjectorTables;
export type Db = Kysely<Tables>;
