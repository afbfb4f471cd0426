import type { StatisticsInput } from '@rondelle/contracts/competition/inputs.ts';
import type { Counts } from '@rondelle/contracts/competition/outputs.ts';
import type {
  SeasonStatistics,
  StatisticsOutput,
} from '@rondelle/contracts/competition/statistics.outputs.ts';
import { sql } from 'kysely';
import { countsOfSeason } from '../catalogue/season.queries.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import {
  byCategory,
  byMonth,
  goalsPerGame,
  outcomesOf,
  type Tally,
} from '../../computing/statistics/statistics.ts';

const most = { groups: 5_000, categories: 60, seasons: 200, margin: 10 };

const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;

/** Counts a season's results by category and month, in one pass over the index. */
const talliesOf = (db: Db, seasonId: number): Promise<Tally[]> => {
  const isForfeit = sql`"forfeitedBy" IS NOT NULL`;
  return db
    .selectFrom('games')
    .select(['categoryId', sql<string>`to_char(date, 'YYYY-MM')`.as('month')])
    .select(sql<number>`count(*)::int`.as('games'))
    .select(
      count(sql`CASE WHEN ${isForfeit} THEN "forfeitedBy" = 'away' ELSE "homeGoals" > "awayGoals" END`).as(
        'homeWins',
      ),
    )
    .select(
      count(sql`CASE WHEN ${isForfeit} THEN "forfeitedBy" = 'home' ELSE "awayGoals" > "homeGoals" END`).as(
        'awayWins',
      ),
    )
    .select(count(sql`"decidedIn" = 'overtime' AND NOT (${isForfeit})`).as('overtime'))
    .select(count(sql`"decidedIn" = 'shootout' AND NOT (${isForfeit})`).as('shootout'))
    .select(count(isForfeit).as('forfeits'))
    .select(
      sql<number>`coalesce(sum("homeGoals" + "awayGoals") FILTER (WHERE "forfeitedBy" IS NULL), 0)::int`.as(
        'goals',
      ),
    )
    .where('seasonId', '=', seasonId)
    .where('status', '=', 'final')
    .where((is) => is.or([is('forfeitedBy', 'is not', null), is('homeGoals', 'is not', null)]))
    .groupBy(['categoryId', 'month'])
    .limit(most.groups)
    .execute();
};

/** Counts games by goal difference; the last count includes all larger differences. */
const marginsOf = async (db: Db, seasonId: number): Promise<SeasonStatistics['margins']> => {
  const rows = await db
    .selectFrom('games')
    .select(sql<number>`least(abs("homeGoals" - "awayGoals"), ${most.margin})::int`.as('margin'))
    .select(sql<number>`count(*)::int`.as('games'))
    .where('seasonId', '=', seasonId)
    .where('status', '=', 'final')
    .where('forfeitedBy', 'is', null)
    .where('homeGoals', 'is not', null)
    .groupBy('margin')
    .limit(most.margin + 1)
    .execute();
  const found = new Map(rows.map(({ margin, games }) => [margin, games]));
  return Array.from({ length: most.margin + 1 }, (_, margin) => ({ margin, games: found.get(margin) ?? 0 }));
};

const ofSeason = async (db: Db, catalogue: Catalogue, seasonId: number): Promise<SeasonStatistics> => {
  const [tallies, margins, { counts }] = await Promise.all([
    talliesOf(db, seasonId),
    marginsOf(db, seasonId),
    countsOfSeason(db, seasonId),
  ]);
  return {
    season: catalogue.season(seasonId),
    counts,
    goalsPerGame: goalsPerGame(tallies),
    outcomes: outcomesOf(tallies),
    months: byMonth(tallies),
    margins,
    categories: byCategory(tallies)
      .slice(0, most.categories)
      .map(({ categoryId, ...figures }) => ({
        category: catalogue.category(categoryId, seasonId),
        ...figures,
      }))
      .sort((a, b) => catalogue.compare(a.category.name, b.category.name)),
  };
};

const none: Counts = { games: 0, finals: 0, goals: 0, teams: 0, leagues: 0, tournaments: 0 };
const plus = (a: Counts, b: Counts): Counts => ({
  games: a.games + b.games,
  finals: a.finals + b.finals,
  goals: a.goals + b.goals,
  teams: a.teams + b.teams,
  leagues: a.leagues + b.leagues,
  tournaments: a.tournaments + b.tournaments,
});

/** Returns the counts of every season, by season id. */
export const countsBySeason = async (db: Db): Promise<ReadonlyMap<number, Counts>> => {
  const rows = await db
    .selectFrom('season_counts')
    .select(['seasonId', 'games', 'finals', 'goals', 'teams', 'leagues', 'tournaments'])
    .limit(most.seasons)
    .execute();
  return new Map(rows.map(({ seasonId, ...counts }) => [seasonId, counts]));
};

/** Returns the statistics of the requested season, if any, and the counts of all seasons. */
export const statisticsOf = async (db: Db, { lang, sid }: StatisticsInput): Promise<StatisticsOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const requested = sid === undefined ? null : catalogue.seasonBy(sid);
  const [counted, current] = await Promise.all([
    countsBySeason(db),
    requested && ofSeason(db, catalogue, requested.id),
  ]);
  const seasons = catalogue.seasons
    .map(({ id }) => ({ season: catalogue.season(id), counts: counted.get(id) ?? none }))
    .toReversed();
  return { current, seasons, total: seasons.reduce((total, { counts }) => plus(total, counts), none) };
};
