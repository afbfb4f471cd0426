import { categoryOf, type Category, ranks } from './categories.ts';
import { ofPlace, teamName } from './names.ts';
import { type City, type Region, readQuebecArenas, readRegions } from './places.ts';
import { type Random, randomFor } from './random.ts';

export type Team = {
  readonly key: string;
  readonly name: string;
  readonly city: string;
  readonly at: City['at'];
  readonly venue: string;
  /** In logarithms of goals: 0.7 more means about twice the goals. */
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
  /** Games a season, about. */
  readonly games: number;
  readonly seed: number;
  /** The year in which the last season starts. */
  readonly lastStartYear: number;
  /** The year in which the world began: at most as late as the first season. */
  readonly worldSince: number;
  /** By Quebec's clocks; without it, the last season's last rounds are to come. */
  readonly now?: string;
  /** Begins every key, so that generated data never meets other data. */
  readonly prefix: string;
  /** Whether its regions are those that everybody knows; otherwise they are its own, marked by the prefix. */
  readonly sharesRegions: boolean;
};

/** A league with its tournaments and inter-league games plays about this many games. */
const gamesPerLeague = 222;

/** A team's place in its league, which it keeps for years. */
type Slot = { life: number; name: string; city: City; venue: string; strength: number };

const pickCity = (random: Random, cities: readonly City[]): City => {
  // Larger places have more teams: the best of two draws by the square of a random number.
  const at = Math.floor(random.next() ** 2 * Math.min(cities.length, 25));
  return cities[at] ?? (cities[0] as City);
};

const venueIn = (random: Random, city: City, arenas: readonly string[]): string => {
  if (city.name === 'Québec') return random.pick(arenas);
  return random.pick([
    `Aréna ${ofPlace(city.name)}`,
    `Centre sportif ${city.name}`,
    `Complexe récréatif ${city.name}`,
  ]);
};

const newSlot = (random: Random, region: Region, arenas: readonly string[], life: number): Slot => {
  const city = pickCity(random, region.cities);
  const venue = venueIn(random, city, arenas);
  return { life, name: teamName(random, city.name), city, venue, strength: random.normal() * 0.5 };
};

/** Between two seasons most teams stay, some change their name, a few fold and others take their place. */
const nextYear = (random: Random, slot: Slot, region: Region, arenas: readonly string[]): Slot => {
  if (random.chance(0.05)) return newSlot(random, region, arenas, slot.life + 1);
  const strength = slot.strength * 0.7 + random.normal() * 0.35;
  const name = random.chance(0.04) ? teamName(random, slot.city.name) : slot.name;
  return { ...slot, name, strength };
};

/** Which leagues exist: for few games, a few categories in a few regions, so that regions still meet. */
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

/** All leagues and teams of all seasons; the same options always give the same world. */
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
