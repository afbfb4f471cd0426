import type { Counts } from '@rondelle/contracts/competition/outputs.ts';
import type { NavInput, SeasonInput } from '@rondelle/contracts/competition/inputs.ts';
import type { MenuOutput, NavOutput, SeasonOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { anyOf } from '../sql/any-of.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { catalogueOfSeason } from './season-catalogue.ts';
import { tournamentCards } from './tournament-cards.ts';

const nothing = { games: 0, finals: 0, goals: 0, teams: 0, leagues: 0, tournaments: 0, lastDate: null };

/** Returns the counts of a season; `lastDate` is the last day with a result. */
export const countsOfSeason = async (
  db: Db,
  seasonId: number,
): Promise<{ counts: Counts; lastDate: string | null }> => {
  const row = await db
    .selectFrom('season_counts')
    .select(['games', 'finals', 'goals', 'teams', 'leagues', 'tournaments', 'lastDate'])
    .where('seasonId', '=', seasonId)
    .executeTakeFirst();
  const { lastDate, ...counts } = row ?? nothing;
  return { counts, lastDate };
};

/**
 * Returns whether part of the catalogue is demo data. Looks only at a few rows, found by their kind, not at the whole
 * log.
 */
const isDemo = async (db: Db): Promise<boolean> => {
  const row = await db
    .selectFrom('activity_log')
    .select('position')
    .where(anyOf('kind', ['season', 'region', 'category', 'ruleset']))
    .where('source', '=', 'demo')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

const mostLate = 100;

/** Returns the quarantined entries of a season and of the catalogue, oldest first. */
const lateIn = async (db: Db, seasonId: number): Promise<NavOutput['late']> => {
  const rows = await db
    .selectFrom('set_aside')
    .select(['seasonId', 'since', 'topics'])
    .where(anyOf('seasonId', ['0', String(seasonId)]))
    .orderBy('since')
    .orderBy('id')
    .limit(mostLate)
    .execute();
  return rows.map(({ seasonId: of, since, topics }) => ({
    since,
    topics: of === '0' ? topics : [`season:${of}`, ...topics],
  }));
};

/** Returns the menu of the requested season, or of the ongoing one. */
export const siteMenu = async (db: Db, { lang, season: slug }: NavInput): Promise<MenuOutput> => {
  const [catalogue, demo] = await Promise.all([catalogueIn(db, lang), isDemo(db)]);
  const { season: ref, seasons, ongoing } = catalogue;
  const current = slug === undefined ? ongoing : catalogue.seasonBy(slug, 'season');
  const [places, late] = current
    ? await Promise.all([catalogueOfSeason(db, catalogue, current.id), lateIn(db, current.id)])
    : [null, null];
  return {
    currentSeason: current && ref(current.id),
    ongoingSeason: ongoing && ref(ongoing.id),
    seasons: seasons.map(({ id }) => ref(id)),
    regions: places?.regions ?? [],
    categories: places?.categories ?? [],
    demo,
    late: late ?? [],
  };
};

/** Returns the menu with the counts of its season, which change with every result. */
export const siteNav = async (db: Db, input: NavInput): Promise<NavOutput> => {
  const menu = await siteMenu(db, input);
  const counted = menu.currentSeason && (await countsOfSeason(db, menu.currentSeason.id));
  return { ...menu, counts: counted?.counts ?? null };
};

export const seasonPageOutput = async (db: Db, { lang, sid }: SeasonInput): Promise<SeasonOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const { id, slug, startsOn, endsOn } = catalogue.seasonBy(sid);
  const [{ regions, categories }, tournaments] = await Promise.all([
    catalogueOfSeason(db, catalogue, id),
    tournamentCards(db, catalogue, { seasonId: id }),
  ]);
  return { id, slug, startsOn, endsOn, regions, categories, tournaments, supervisors: [] };
};
