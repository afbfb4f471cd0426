import { ofName } from '@rondelle/contracts/competition/of-name.ts';
import { categoryOf, type Category, ranks } from './categories.ts';
import { teamName } from './names.ts';
import { type City, type Region, readQuebecArenas, readRegions } from './places.ts';
import { type Random, randomFor } from './random.ts';

export type Team = {
  readonly key: string;
  readonly name: string;
  readonly city: string;
  readonly at: City['at'];
  readonly venue: string;
  /** Natural logarithm of a scoring factor: 0.7 more means about twice the goals. */
  readonly strength: number;
  readonly division: string | null;
};
export type League = {
  readonly key: string;
  readonly category: Category;
  readonly region: Region;
  readonly teams: readonly Team[];
};
export type Season = { readonly startYear: number; readonly leagues: readonly League[] };

export type Options = {
  readonly seasons: number;
  /** Approximate games per season. */
  readonly games: number;
  readonly seed: number;
  /** Start year of the last season. */
  readonly lastStartYear: number;
  /** Start year of the simulated world; at most that of the first season. */
  readonly worldSince: number;
  /** Local minute in Quebec; without it, the last rounds of the last season are upcoming. */
  readonly now?: string;
  /** Prefix of all keys, so that they never collide with other data. */
  readonly prefix: string;
  /** True to use the common administrative regions; otherwise regions of its own, marked by the prefix. */
  readonly sharesRegions: boolean;
};

/** Approximate games per league, including its share of tournament and inter-league games. */
const gamesPerLeague = 222;

/** A team's slot in its league; the slot continues over the seasons. */
type Slot = { life: number; name: string; city: City; venue: string; strength: number };

const pickCity = (random: Random, cities: readonly City[]): City => {
  // Squaring the random number favours large cities, because these come first in the list.
  const at = Math.floor(random.next() ** 2 * Math.min(cities.length, 25));
  return cities[at] ?? (cities[0] as City);
};

const venueIn = (random: Random, city: City, arenas: readonly string[]): string => {
  if (city.name === 'Québec') return random.pick(arenas);
  return random.pick([
    `Aréna ${ofName(city.name)}`,
    `Centre sportif ${city.name}`,
    `Complexe récréatif ${city.name}`,
  ]);
};

const newSlot = (random: Random, region: Region, arenas: readonly string[], life: number): Slot => {
  const city = pickCity(random, region.cities);
  const venue = venueIn(random, city, arenas);
  return { life, name: teamName(random, city.name), city, venue, strength: random.normal() * 0.5 };
};

/** Evolves a team between two seasons: most stay, some are renamed, and a few are replaced. */
const nextYear = (random: Random, slot: Slot, region: Region, arenas: readonly string[]): Slot => {
  if (random.chance(0.05)) return newSlot(random, region, arenas, slot.life + 1);
  const strength = slot.strength * 0.7 + random.normal() * 0.35;
  const name = random.chance(0.04) ? teamName(random, slot.city.name) : slot.name;
  return { ...slot, name, strength };
};

/**
 * Chooses the leagues. For few games these are few categories in few regions, so that inter-league games remain
 * possible.
 */
const gridOf = (games: number, regions: readonly Region[]) => {
  const count = Math.max(2, Math.round(games / gamesPerLeague));
  const wide = Math.min(regions.length, Math.max(2, Math.ceil(Math.sqrt(count))));
  const order = [5, 2, 15, 3, 4, 12, 11, 0, 1, 13, 16, 6, 14, 7, 10, 8, 9];
  const chosen = order.slice(0, wide).map((at) => regions[at] as Region);
  return ranks
    .flatMap((rank) =>
      chosen.map((region) => ({ rank, region, id: `${rank.age}${rank.level}-${region.key}` })),
    )
    .slice(0, count);
};

const divisionsOf = (size: number, place: number): string | null =>
  size < 12 ? null : place % 2 === 0 ? 'nord' : 'sud';

const ownRegion =
  ({ prefix, sharesRegions }: Options) =>
  (region: Region): Region =>
    sharesRegions
      ? region
      : { ...region, key: `${prefix}-${region.key}`, name: `${region.name} (${prefix})` };

/** Generates all leagues and teams of all seasons. Deterministic for equal options. */
export const createWorld = (options: Options): { regions: readonly Region[]; seasons: readonly Season[] } => {
  const regions = readRegions();
  const arenas = readQuebecArenas();
  const { seed, prefix } = options;
  const own = ownRegion(options);
  const places = gridOf(options.games, regions).map((place) => {
    const random = randomFor(seed, 'league', place.id);
    const slots = Array.from({ length: random.between(8, 14) }, () =>
      newSlot(random, place.region, arenas, 0),
    );
    return { ...place, random, slots };
  });
  const seasons = Array.from({ length: options.lastStartYear - options.worldSince + 1 }, (_, i) => {
    const startYear = options.worldSince + i;
    const leagues = places.map(({ rank, region, id, random, slots }): League => {
      if (i > 0) slots.forEach((slot, at) => (slots[at] = nextYear(random, slot, region, arenas)));
      const teams = slots.map(({ life, city, ...slot }, at) => ({
        key: `${prefix}-${id.toLowerCase()}-${at + 1}${life > 0 ? `-${life + 1}` : ''}`,
        city: city.name,
        at: city.at,
        name: slot.name,
        venue: slot.venue,
        strength: slot.strength,
        division: divisionsOf(slots.length, at),
      }));
      const category = categoryOf(rank, startYear);
      const key = `${prefix}-${category.key}-${region.key}-${startYear}`;
      return { key, category, region: own(region), teams };
    });
    return { startYear, leagues };
  });
  return { regions: regions.map(own), seasons };
};
