import { type CategoryPolicy, categoryPolicies } from '@rondelle/contracts/competition/category-policy.ts';
import { gameHistoryTable, gamesTable } from '../games/games.table.ts';
import type { Tables } from '../schema.ts';

const quoted = (name: string): string => `"${name}"`;

/** What a game's row says of its result. */
export const resultFields: ReadonlySet<string> = new Set([
  'homeGoals',
  'awayGoals',
  'decidedIn',
  'forfeitedBy',
  'homeFairPlay',
  'awayFairPlay',
  'homePenaltyMinutes',
  'awayPenaltyMinutes',
  'period',
] satisfies (keyof Tables['games'])[]);

/** A game stays; of a category that shows no scores, its result does not. */
const withoutResults = ({ name, columns }: typeof gamesTable | typeof gameHistoryTable): string => {
  const shown = Object.keys(columns).map((column) =>
    resultFields.has(column)
      ? `CASE WHEN p.shows = 'schedule' THEN NULL ELSE t.${quoted(column)} END AS ${quoted(column)}`
      : `t.${quoted(column)}`,
  );
  return `SELECT ${shown.join(', ')} FROM ${name} t LEFT JOIN categories p ON p."categoryId" = t."categoryId"`;
};

/** The categories that show less than this, as a list of the database. */
const hiding = (wanted: CategoryPolicy): string => {
  const less = categoryPolicies.slice(0, categoryPolicies.indexOf(wanted));
  return `SELECT "categoryId" FROM categories WHERE shows IN (${less.map((policy) => `'${policy}'`).join(', ')})`;
};

const ofCategories = (name: keyof Tables, wanted: CategoryPolicy): string =>
  `SELECT * FROM ${name} WHERE "categoryId" NOT IN (${hiding(wanted)})`;

/** A team plays in one category a season. */
const ofTeams = (name: keyof Tables, team: string, wanted: CategoryPolicy): string =>
  `SELECT * FROM ${name} t WHERE NOT EXISTS (SELECT FROM team_seasons s WHERE s."teamId" = t.${quoted(team)}
    AND s."seasonId" = t."seasonId" AND s."categoryId" IN (${hiding(wanted)}))`;

/** What stands in place of a stored table where readers are answered: only what its categories show. */
export const shownTables: Readonly<Partial<Record<keyof Tables, string>>> = {
  games: withoutResults(gamesTable),
  game_history: withoutResults(gameHistoryTable),
  rivalries: ofTeams('rivalries', 'teamLo', 'scores'),
  standings: ofCategories('standings', 'tables'),
  team_records: ofCategories('team_records', 'tables'),
  streaks: ofTeams('streaks', 'teamId', 'tables'),
  feats: ofCategories('feats', 'tables'),
  leaderboard: ofCategories('leaderboard', 'tables'),
  ratings: ofCategories('ratings', 'everything'),
  forecasts: ofCategories('forecasts', 'everything'),
  forecast_scores: ofCategories('forecast_scores', 'everything'),
};
