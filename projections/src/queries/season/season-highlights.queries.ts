import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Leader, SeasonHighlightsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { sql } from 'kysely';
import { featsOfSeason } from '../feats/season-feats.queries.ts';
import { leadersOf } from '../leaderboard/leaders.ts';
import { type Catalogue, seasonCatalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { tournamentCards } from '../catalogue/tournament-cards.ts';

const limits = { categories: 3, leaders: 5, tournaments: 12 };

/** Returns the best-rated teams of the categories with the most games. */
const leadersByCategory = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
): Promise<{ category: Ref; teams: Leader[] }[]> => {
  const categories = await db
    .selectFrom('leaderboard as l')
    .innerJoin('ratings as r', (join) =>
      join
        .onRef('r.seasonId', '=', 'l.seasonId')
        .onRef('r.categoryId', '=', 'l.categoryId')
        .onRef('r.teamId', '=', 'l.teamId'),
    )
    .select('l.categoryId')
    .where('l.seasonId', '=', seasonId)
    .groupBy('l.categoryId')
    .orderBy(sql`sum(l."gamesPlayed")`, 'desc')
    .orderBy('l.categoryId')
    .limit(limits.categories)
    .execute();
  return Promise.all(
    catalogue
      .inOrder(categories.map(({ categoryId }) => catalogue.category(categoryId, seasonId)))
      .map(async (category) => ({
        category,
        teams: await leadersOf(db, catalogue, {
          seasonId,
          categoryId: category.id,
          by: 'rating',
          limit: limits.leaders,
        }),
      })),
  );
};

/** Returns the leaders, records and tournaments of a season. */
export const seasonHighlights = async (
  db: Db,
  { lang, sid }: SeasonInput,
): Promise<SeasonHighlightsOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const [leaders, feats, tournaments] = await Promise.all([
    leadersByCategory(db, catalogue, seasonId),
    featsOfSeason(db, catalogue, seasonId),
    tournamentCards(db, catalogue, { seasonId, limit: limits.tournaments }),
  ]);
  return { leaders, feats, tournaments, today: dayInQuebec(new Date().toISOString()) };
};
