import { mostRated } from '@rondelle/contracts/competition/lists.ts';
import { version } from '../catalogue/history.tables.ts';
import { float, int, json, type RowOf, table } from '../engine/table.ts';

type OpeningRating = { readonly teamId: number; readonly rating: number };
/** Values of a team in the list: the object, its id and its rating. */
const valuesPerTeam = 3;

/** How a category's teams ended the season before this one. */
const opening = {
  seasonId: int,
  categoryId: int,
  /** Variance of the margins of the season before. */
  variance: float,
  ratings: json<readonly OpeningRating[]>(valuesPerTeam * mostRated + 1),
};

export const openingRatingsTable = table('opening_ratings', opening, { key: ['seasonId', 'categoryId'] });

/** Every version, for ratings as of an instant. */
export const openingRatingHistoryTable = table(
  'opening_rating_history',
  { ...opening, ...version },
  { key: ['seasonId', 'categoryId', 'revision'] },
);
export type OpeningRatingsRow = RowOf<typeof openingRatingsTable>;
