import { versionsOf } from '../catalogue/versions.ts';
import { entityView, historyView } from '../engine/view.ts';
import {
  openingRatingHistoryTable,
  type OpeningRatingsRow,
  openingRatingsTable,
} from './opening-ratings.table.ts';

export const openingRatings = entityView(openingRatingsTable, 1, {
  OpeningRatingsRecorded: {
    keys: ({ data }) => [[data.seasonId, data.categoryId]],
    evolve: (_row, { data: { seasonId, categoryId, variance, ratings } }) => ({
      seasonId,
      categoryId,
      variance,
      ratings,
    }),
  },
});

export const openingRatingHistory = historyView(
  openingRatingHistoryTable,
  1,
  openingRatings,
  versionsOf((row: OpeningRatingsRow) => row),
);
