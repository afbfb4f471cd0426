import type { LeaderboardMeasure } from '@rondelle/contracts/competition/lists.ts';
import type { Leader } from '@rondelle/contracts/competition/season.outputs.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Catalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import { tiesByName } from '../outputs/ties-by-name.ts';
import type { Db } from '../schema.ts';
import type { LeaderboardRow } from './leaderboard.table.ts';

export type LeadersFilter = {
  readonly seasonId: number;
  readonly categoryId?: number | undefined;
  readonly by: LeaderboardMeasure;
  /** Most teams of each category. */
  readonly limit: number;
};

/** A hundred categories with ten teams each, and then some. */
const mostRows = 2_000;

/** What teams are ordered by, greatest first. A losing streak counts below none. */
const measures: Record<LeaderboardMeasure, RawBuilder<number | null>> = {
  rating: sql`r.rating`,
  percentage: sql`points_percentage`,
  wins: sql`wins`,
  goalsFor: sql`goals_for_per_game`,
  goalsAgainst: sql`-goals_against_per_game`,
  streak: sql`CASE streak_kind WHEN 'winning' THEN streak_length WHEN 'losing' THEN -streak_length ELSE 0 END`,
};

/** Few games make extreme averages: by these, teams with fewer than five games come after the others. */
export const settledFirst: ReadonlySet<LeaderboardMeasure> = new Set([
  'rating',
  'percentage',
  'goalsFor',
  'goalsAgainst',
]);

/** Ranked within their category: ratings of different categories can't be compared. */
const rankedTeams = (db: Db, { seasonId, categoryId, by }: LeadersFilter) => {
  // A team that has only forfeited has no rating.
  const provisional = sql<boolean>`coalesce(r.provisional, true)`;
  const unsettled = settledFirst.has(by) ? provisional : sql`false`;
  const order = sql`${unsettled}, ${measures[by]} DESC NULLS LAST`;
  const inCategory = sql`PARTITION BY l.category_id ORDER BY ${order}`;
  return db
    .selectFrom('leaderboard as l')
    .leftJoin('ratings as r', (join) =>
      join
        .onRef('r.season_id', '=', 'l.season_id')
        .onRef('r.category_id', '=', 'l.category_id')
        .onRef('r.team_id', '=', 'l.team_id'),
    )
    .select(['l.team_id', 'l.category_id', 'games_played', 'wins', 'points_percentage'])
    .select(['goals_for_per_game', 'goals_against_per_game', 'streak_kind', 'streak_length'])
    .select(['r.rating', 'r.error as rating_error', provisional.as('provisional')])
    .select(sql<number>`(rank() OVER (${inCategory}))::int`.as('rank'))
    .where('l.season_id', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('l.category_id', '=', categoryId ?? 0));
};

/** A team in its place within its category, as the database or `rankedBy` ranks it. */
export type RankedTeam = Omit<LeaderboardRow, 'season_id' | 'goals_for'> & {
  readonly rating: number | null;
  readonly rating_error: number | null;
  readonly provisional: boolean;
  readonly rank: number;
};

/** Those that share a rank by their games, then by their names: of the first ones only, since many never come so far. */
const placedTeams = (db: Db, asked: LeadersFilter) =>
  db
    .selectFrom(rankedTeams(db, asked).as('r'))
    .leftJoin('team_seasons as t', (join) =>
      join.onRef('t.team_id', '=', 'r.team_id').on('t.season_id', '=', asked.seasonId),
    )
    .selectAll('r')
    .select(
      sql<number>`row_number() OVER (PARTITION BY r.category_id
        ORDER BY r.rank, r.games_played DESC, t.search_name COLLATE "C", r.team_id)`.as('place'),
    )
    .where('r.rank', '<=', asked.limit);

const loadLeaders = (db: Db, asked: LeadersFilter) =>
  db
    .selectFrom(placedTeams(db, asked).as('placed'))
    .selectAll()
    .where('place', '<=', asked.limit)
    .orderBy('category_id')
    .orderBy('place')
    .limit(mostRows)
    .execute();

const isTie = (one: RankedTeam, other: RankedTeam): boolean =>
  one.category_id === other.category_id && one.rank === other.rank && one.games_played === other.games_played;

/** Ranked teams as answers give them. */
export const leadersIn = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  rows: readonly RankedTeam[],
): Promise<Leader[]> => {
  const names = await namesFor(db, catalogue, {
    teams: rows.map(({ team_id }) => ({ teamId: team_id, seasonId })),
  });
  const inOrder = tiesByName(rows, isTie, ({ team_id }) => names.team(team_id, seasonId));
  return inOrder.flatMap((row) => {
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

/** The best teams of a category, or of each, by a measure; equals share a rank. */
export const leadersOf = async (db: Db, catalogue: Catalogue, asked: LeadersFilter): Promise<Leader[]> =>
  leadersIn(db, catalogue, asked.seasonId, await loadLeaders(db, asked));
