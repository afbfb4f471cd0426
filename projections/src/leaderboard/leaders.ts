import type { LeaderboardMeasure } from '@rondelle/contracts/competition/questions.ts';
import type { Leader } from '@rondelle/contracts/competition/season.answers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Catalogue } from '../answers/catalogue.ts';
import { namesFor } from '../answers/names.ts';
import type { Db } from '../schema.ts';

export type LeadersAsked = {
  readonly seasonId: number;
  readonly categoryId?: number | undefined;
  readonly by: LeaderboardMeasure;
  readonly limit: number;
};

/** What teams are ordered by, greatest first. A losing streak counts below none. */
const measures: Record<LeaderboardMeasure, RawBuilder<number | null>> = {
  rating: sql`rating`,
  percentage: sql`points_percentage`,
  wins: sql`wins`,
  goalsFor: sql`goals_for_per_game`,
  goalsAgainst: sql`-goals_against_per_game`,
  streak: sql`CASE streak_kind WHEN 'winning' THEN streak_length WHEN 'losing' THEN -streak_length ELSE 0 END`,
};

/** Few games make extreme averages: by these, teams with fewer than five games come after the others. */
const settledFirst: ReadonlySet<LeaderboardMeasure> = new Set([
  'rating',
  'percentage',
  'goalsFor',
  'goalsAgainst',
]);

const loadLeaders = (db: Db, { seasonId, categoryId, by, limit }: LeadersAsked) => {
  const order = sql<boolean>`${settledFirst.has(by) ? sql`provisional` : sql`false`}`;
  const ranked = sql<number>`(rank() OVER (ORDER BY ${order}, ${measures[by]} DESC NULLS LAST))::int`;
  return db
    .selectFrom('leaderboard')
    .select(['team_id', 'category_id', 'games_played', 'wins', 'points_percentage'])
    .select(['goals_for_per_game', 'goals_against_per_game', 'streak_kind', 'streak_length'])
    .select(['rating', 'rating_error', 'provisional'])
    .select(ranked.as('rank'))
    .where('season_id', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('category_id', '=', categoryId ?? 0))
    .orderBy('rank')
    .orderBy('games_played', 'desc')
    .orderBy('team_id')
    .limit(limit)
    .execute();
};

/** Teams of a category, or of all, by a measure; equals share a rank. */
export const leadersOf = async (db: Db, catalogue: Catalogue, asked: LeadersAsked): Promise<Leader[]> => {
  const { seasonId } = asked;
  const rows = await loadLeaders(db, asked);
  const names = await namesFor(db, catalogue, {
    teams: rows.map(({ team_id }) => ({ teamId: team_id, seasonId })),
  });
  return rows.flatMap((row) => {
    const listing = names.listing(row.team_id, seasonId);
    if (!listing) return [];
    const { rating, rating_error: error, provisional } = row;
    return {
      rank: row.rank,
      team: names.team(row.team_id, seasonId),
      category: names.category(row.category_id, seasonId),
      region: listing.region,
      gamesPlayed: row.games_played,
      wins: row.wins,
      pointsPercentage: row.points_percentage,
      goalsForPerGame: row.goals_for_per_game,
      goalsAgainstPerGame: row.goals_against_per_game,
      streak: { type: row.streak_kind, length: row.streak_length },
      rating: rating === null || error === null ? null : { value: rating, error, provisional },
    };
  });
};
