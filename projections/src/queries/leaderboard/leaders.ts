import type { LeaderboardMeasure } from '@rondelle/contracts/competition/lists.ts';
import type { Leader } from '@rondelle/contracts/competition/season.outputs.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Catalogue } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import { tiesByName } from '../outputs/ties-by-name.ts';
import type { Db } from '../../views/schema.ts';
import type { LeaderboardRow } from '../../views/leaderboard/leaderboard.table.ts';

export type LeadersFilter = {
  readonly seasonId: number;
  readonly categoryId?: number | undefined;
  readonly by: LeaderboardMeasure;
  /** The most teams of each category. */
  readonly limit: number;
  /** For one category: the number of teams to skip. */
  readonly offset?: number;
};

/** A bound well above a hundred categories with ten teams each. */
const mostRows = 2_000;
const fewTeams = 50;

/** SQL of each measure, the greatest first. A losing streak ranks below no streak. */
const measures: Record<LeaderboardMeasure, RawBuilder<number | null>> = {
  rating: sql`r.rating`,
  results: sql`r.results`,
  percentage: sql`"pointsPercentage"`,
  wins: sql`wins`,
  goalsFor: sql`"goalsForPerGame"`,
  goalsAgainst: sql`-"goalsAgainstPerGame"`,
  streak: sql`CASE "streakKind" WHEN 'winning' THEN "streakLength" WHEN 'losing' THEN -"streakLength" ELSE 0 END`,
};

/** Averages over few games are extreme: by these measures, teams with fewer than five games come last. */
export const provisionalLast: ReadonlySet<LeaderboardMeasure> = new Set([
  'rating',
  'results',
  'percentage',
  'goalsFor',
  'goalsAgainst',
]);

/** Measures that rate teams by their opponents: they compare only teams that a chain of games connects. */
export const comparesConnected = (by: LeaderboardMeasure): boolean => by === 'rating' || by === 'results';

/**
 * Ranks teams within their category; by a rating, within each group of teams that a chain of games connects, since others
 * cannot be compared. A team without a rating has no rank.
 */
const rankedTeams = (db: Db, { seasonId, categoryId, by }: LeadersFilter) => {
  // A team that has only forfeited games has no rating.
  const provisional = sql<boolean>`coalesce(r.provisional, true)`;
  const unsettled = provisionalLast.has(by) ? provisional : sql`false`;
  const order = sql`${unsettled}, ${measures[by]} DESC NULLS LAST`;
  const group = comparesConnected(by) ? sql<number>`r."connectedGroup"` : sql<number>`0`;
  const inGroup = sql`PARTITION BY l."categoryId", ${group}`;
  return db
    .selectFrom('leaderboard as l')
    .leftJoin('ratings as r', (join) =>
      join
        .onRef('r.seasonId', '=', 'l.seasonId')
        .onRef('r.categoryId', '=', 'l.categoryId')
        .onRef('r.teamId', '=', 'l.teamId'),
    )
    .select(['l.teamId', 'l.categoryId', 'gamesPlayed', 'wins', 'pointsPercentage'])
    .select(['goalsForPerGame', 'goalsAgainstPerGame', 'streakKind', 'streakLength'])
    .select(['r.rating', 'r.error as rating_error', 'r.results', provisional.as('provisional')])
    .select(sql<number>`(rank() OVER (${inGroup} ORDER BY ${order}))::int`.as('rank'))
    .select(group.as('connected_group'))
    .select(sql<number>`(count(*) OVER (${inGroup}))::int`.as('group_size'))
    .$if(comparesConnected(by), (query) => query.where('r.rating', 'is not', null))
    .where('l.seasonId', '=', seasonId)
    .$if(categoryId !== undefined, (query) => query.where('l.categoryId', '=', categoryId ?? 0));
};

/** A team with its rank within its category, as ranked by the database or by `rankedBy`. */
export type RankedTeam = Omit<LeaderboardRow, 'seasonId' | 'goalsFor'> & {
  readonly rating: number | null;
  readonly rating_error: number | null;
  readonly results: number | null;
  readonly provisional: boolean;
  readonly rank: number;
  /** Number of the connected group within the category, the largest being 1; always 1 where all teams are compared. */
  readonly group_number: number;
};

/**
 * Numbers the teams of each category; teams of equal rank by games played, then name. Leaves out ranks beyond the page
 * before sorting, since most teams are there.
 */
const placedTeams = (db: Db, filter: LeadersFilter) =>
  db
    .selectFrom(rankedTeams(db, filter).as('r'))
    .leftJoin('team_seasons as t', (join) =>
      join.onRef('t.teamId', '=', 'r.teamId').on('t.seasonId', '=', filter.seasonId),
    )
    .selectAll('r')
    .select(
      sql<number>`(dense_rank() OVER (PARTITION BY r."categoryId"
        ORDER BY r.group_size DESC, r.connected_group))::int`.as('group_number'),
    )
    .select(
      sql<number>`row_number() OVER (PARTITION BY r."categoryId"
        ORDER BY r.group_size DESC, r.connected_group, r.rank, r."gamesPlayed" DESC, t."searchName" COLLATE "C", r."teamId")`.as(
        'place',
      ),
    )
    .where('r.rank', '<=', filter.limit + (filter.offset ?? 0));

const loadLeaders = (db: Db, filter: LeadersFilter) =>
  db
    .selectFrom(placedTeams(db, filter).as('placed'))
    .selectAll()
    .where('place', '>', filter.offset ?? 0)
    .where('place', '<=', filter.limit + (filter.offset ?? 0))
    // The first few teams of a category are those of its largest group.
    .$if(filter.limit < fewTeams, (query) => query.where('group_number', '=', 1))
    .orderBy('categoryId')
    .orderBy('place')
    .limit(mostRows)
    .execute();

const isTie = (one: RankedTeam, other: RankedTeam): boolean =>
  one.categoryId === other.categoryId &&
  one.group_number === other.group_number &&
  one.rank === other.rank &&
  one.gamesPlayed === other.gamesPlayed;

/** Returns ranked teams as output, with their names. */
export const leadersIn = async (
  db: Db,
  catalogue: Catalogue,
  seasonId: number,
  rows: readonly RankedTeam[],
): Promise<Leader[]> => {
  const names = await namesFor(db, catalogue, {
    teams: rows.map(({ teamId }) => ({ teamId, seasonId })),
  });
  const inOrder = tiesByName(rows, isTie, ({ teamId }) => names.team(teamId, seasonId));
  return inOrder.flatMap((row) => {
    const listing = names.listing(row.teamId, seasonId);
    if (!listing) return [];
    const { rating, rating_error: error, results, provisional } = row;
    return {
      rank: row.rank,
      group: row.group_number,
      team: names.team(row.teamId, seasonId),
      category: names.category(row.categoryId, seasonId),
      region: listing.region,
      gamesPlayed: row.gamesPlayed,
      wins: row.wins,
      pointsPercentage: row.pointsPercentage,
      goalsForPerGame: row.goalsForPerGame,
      goalsAgainstPerGame: row.goalsAgainstPerGame,
      streak: { type: row.streakKind, length: row.streakLength },
      rating:
        rating === null || error === null || results === null
          ? null
          : { value: rating, error, provisional, results },
    };
  });
};

/** Returns the best teams of a category, or of each category, by a measure. Equal teams share a rank. */
export const leadersOf = async (db: Db, catalogue: Catalogue, filter: LeadersFilter): Promise<Leader[]> =>
  leadersIn(db, catalogue, filter.seasonId, await loadLeaders(db, filter));
