import { type CategoryPolicy, categoryPolicies } from '@rondelle/contracts/competition/category-policy.ts';
import { openStatuses } from '@rondelle/contracts/competition/lists.ts';
import { localDate } from '@rondelle/contracts/competition/vocabulary.ts';
import { result } from '@rondelle/contracts/competition/game.events.ts';
import { competitionCountsTable, seasonCountsTable } from '../../views/counts/counts.tables.ts';
import { gameHistoryTable, gamesTable } from '../../views/games/games.table.ts';
import type { Tables } from '../../views/schema.ts';

const quoted = (name: string): string => `"${name}"`;

/** The columns of a game's row that hold its result. */
export const resultFields: ReadonlySet<string> = new Set([...Object.keys(result.shape), 'period']);

/** Open statuses that become `noResult` when the season is over. Live games are closed separately. */
const stillOpen = openStatuses.filter((status) => status !== 'live');

const isStillOpen = `t.status IN (${stillOpen.map((status) => `'${status}'`).join(', ')})`;
const hasWithdrawn = 'coalesce(w.home, w.away) IS NOT NULL';
const isCalledOff = `(w.home IN ('void', 'cancelRest') OR w.away IN ('void', 'cancelRest'))`;

/**
 * SQL of a game's public status. An unplayed game of a team that withdrew is cancelled or lost by forfeit; a played one
 * is void where its league counts none. A game without a result in a season that is over is `noResult`.
 */
const publicStatus = `CASE WHEN ${isStillOpen} AND ${hasWithdrawn}
    THEN CASE WHEN ${isCalledOff} THEN 'cancelled' ELSE 'final' END
  WHEN t.status = 'final' AND 'void' IN (w.home, w.away) THEN 'void'
  WHEN ${isStillOpen} AND o."seasonId" IS NOT NULL THEN 'noResult' ELSE t.status END`;

const isForfeited = `${isStillOpen} AND ${hasWithdrawn} AND NOT coalesce(${isCalledOff}, false)`;
const forfeitedBy = `CASE WHEN w.home IS NULL THEN 'away' WHEN w.away IS NULL THEN 'home' ELSE 'both' END`;

/** SQL of the columns of a game that a withdrawal or the end of its season changes. */
const columnsNow: Readonly<Record<string, string>> = {
  status: publicStatus,
  forfeitedBy: `CASE WHEN ${isForfeited} THEN ${forfeitedBy} ELSE t."forfeitedBy" END`,
  homeGoals: `CASE WHEN ${isForfeited} THEN 0 ELSE t."homeGoals" END`,
  awayGoals: `CASE WHEN ${isForfeited} THEN 0 ELSE t."awayGoals" END`,
  decidedIn: `CASE WHEN ${isForfeited} THEN 'regulation' ELSE t."decidedIn" END`,
};

/** SQL of the seasons that are over, at the day of a stopped clock where there is one. */
const seasonsOver = (today: string | null): string =>
  `SELECT "seasonId" FROM seasons WHERE "endsOn" < ${
    today === null ? `(now() AT TIME ZONE 'America/Toronto')::date` : `DATE '${localDate.parse(today)}'`
  }`;

/** Keeps the games, but hides the results in categories that show no scores. */
const withoutResults = (
  { name, columns }: typeof gamesTable | typeof gameHistoryTable,
  now: Readonly<Record<string, string>> = {},
): string => {
  const publicColumns = Object.keys(columns).map((column) => {
    const value = now[column] ?? `t.${quoted(column)}`;
    const seen = resultFields.has(column)
      ? `CASE WHEN p.shows = 'schedule' THEN NULL ELSE ${value} END`
      : value;
    return `${seen} AS ${quoted(column)}`;
  });
  return `SELECT ${publicColumns.join(', ')} FROM ${name} t LEFT JOIN categories p ON p."categoryId" = t."categoryId"`;
};

/** SQL of the ids of the categories that show less than this. */
const hiding = (wanted: CategoryPolicy): string => {
  const less = categoryPolicies.slice(0, categoryPolicies.indexOf(wanted));
  return `SELECT "categoryId" FROM categories WHERE shows IN (${less.map((policy) => `'${policy}'`).join(', ')})`;
};

const ofCategories = (name: keyof Tables, wanted: CategoryPolicy): string =>
  `SELECT * FROM ${name} WHERE "categoryId" NOT IN (${hiding(wanted)})`;

/** A team plays in one category per season. With several teams, the row is hidden where one of their categories hides it. */
const ofTeams = (name: keyof Tables, teams: readonly string[], wanted: CategoryPolicy): string =>
  `SELECT * FROM ${name} t WHERE NOT EXISTS (SELECT FROM team_seasons s
    WHERE s."teamId" IN (${teams.map((team) => `t.${quoted(team)}`).join(', ')})
    AND s."seasonId" = t."seasonId" AND s."categoryId" IN (${hiding(wanted)}))`;

/**
 * SQL of the withdrawals of a game's teams from its league, found by the game's key among the few games of such teams.
 * Postgres omits the join when no status is requested.
 */
const withdrawals = `LEFT JOIN withdrawn_games w ON w."gameId" = t."gameId"`;

const publicGames = (today: string | null): string =>
  `${withoutResults(gamesTable, columnsNow)}
  LEFT JOIN (${seasonsOver(today)}) o ON o."seasonId" = t."seasonId"
  ${withdrawals}`;

/** Goals make a version of a game and an event: where scores are hidden, their number would reveal the score. */
const isGoal = `t.action = 'LiveScoreChanged'`;

const withoutHiddenGoals = `${withoutResults(gameHistoryTable)}
  WHERE NOT (${isGoal} AND t."categoryId" IN (${hiding('scores')}))`;

/** Checks each goal by a scalar subquery: an `EXISTS` may read the versions of all games at the first goal. */
const withoutEventsOfHiddenGoals = `SELECT * FROM activity_log t
  WHERE NOT (${isGoal} AND t.kind = 'game' AND coalesce((SELECT true FROM game_history g
    WHERE g."gameId" = t."entityId" AND g."categoryId" IN (${hiding('scores')}) LIMIT 1), false))`;

/** Sums goals only over categories that show scores: otherwise the sum would reveal the score of each new game. */
const withPublicGoals = ({
  name,
  columns,
}: typeof competitionCountsTable | typeof seasonCountsTable): string => {
  const byCategory = `SELECT key, value FROM jsonb_each(t."goalsByCategory")
    WHERE key::int NOT IN (${hiding('scores')})`;
  const publicColumns: ReadonlyMap<string, string> = new Map(
    Object.entries({
      goals: `(SELECT coalesce(sum(value::int), 0)::int FROM (${byCategory}) g)`,
      goalsByCategory: `(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM (${byCategory}) g)`,
    }),
  );
  const selectedColumns = Object.keys(columns).map(
    (column) => `${publicColumns.get(column) ?? `t.${quoted(column)}`} AS ${quoted(column)}`,
  );
  return `SELECT ${selectedColumns.join(', ')} FROM ${name} t`;
};

/**
 * SQL that replaces a stored table in public queries: only what its categories show. `today`: the day at which the
 * site's clock is stopped; null when it follows the clock.
 */
export const publicTables = (today: string | null): Readonly<Partial<Record<keyof Tables, string>>> => ({
  games: publicGames(today),
  game_history: withoutHiddenGoals,
  activity_log: withoutEventsOfHiddenGoals,
  competition_counts: withPublicGoals(competitionCountsTable),
  season_counts: withPublicGoals(seasonCountsTable),
  rivalries: ofTeams('rivalries', ['teamLo', 'teamHi'], 'scores'),
  standings: ofCategories('standings', 'tables'),
  team_records: ofCategories('team_records', 'tables'),
  streaks: ofTeams('streaks', ['teamId'], 'tables'),
  feats: ofCategories('feats', 'tables'),
  leaderboard: ofCategories('leaderboard', 'tables'),
  opening_ratings: ofCategories('opening_ratings', 'everything'),
  opening_rating_history: ofCategories('opening_rating_history', 'everything'),
  ratings: ofCategories('ratings', 'everything'),
  forecasts: ofCategories('forecasts', 'everything'),
  forecast_scores: ofCategories('forecast_scores', 'everything'),
});
