import { ofName } from '@rondelle/contracts/competition/of-name.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { DatasetInfo, GameColumn, SourceRow, TeamColumn } from '@rondelle/importer/dataset-format.ts';
import { datasetFormat } from '@rondelle/importer/dataset-format.ts';
import { addDays, slugOf, startYearOn } from './calendar.ts';
import { type GeneratedGame, rowOf } from './game-row.ts';
import { knownAt } from './game-time.ts';
import { rulesOfLeague } from './league-rules.ts';
import { interLeagueGames, leagueGames, type Played } from './league-games.ts';
import { type Tournament, tournamentGames, tournamentOf } from './tournament-games.ts';
import { bracketOf } from './tournament-bracket.ts';
import { createWorld, type League, type Options, type Season } from './world.ts';

export type GenerateOptions = {
  readonly seasons: number;
  /** Approximate games per season, at least 300. */
  readonly games: number;
  readonly seed: number;
  /** Start year of the last season (default: that of `now`, or 2024). */
  readonly lastStartYear?: number;
  /**
   * Local minute in Quebec, `2026-11-22T18:42`: finished games have results, and the pairings that follow from them
   * exist. Without it, all games of the last season are played except the last rounds of some leagues.
   */
  readonly now?: string;
  /** Start year of the simulated world (default: the first season); later seasons continue from it. */
  readonly worldSince?: number;
  /** Prefix of all keys, so that they never collide with other data (default: derived from the options). */
  readonly prefix?: string;
  /**
   * True when leagues use the common administrative regions, which allow one league per category each. By default the
   * dataset has its own regions, so that it fits beside any other data.
   */
  readonly sharesRegions?: boolean;
};

const gamesPerTournament = 500;

const cityKey = (prefix: string, city: string, region: string): string => `${prefix}-${region}-${city}`;

type Plan = { readonly played: Played; readonly tournaments: readonly Tournament[] };

const categoriesOf = ({ leagues }: Season): League[][] => [
  ...Map.groupBy(leagues, ({ category }) => category.key).values(),
];

const planOf = (season: Season, options: Options): Plan => {
  const isLast = options.now === undefined && season.startYear === options.lastStartYear;
  const played = { seed: options.seed, season, isLast };
  const categories = categoriesOf(season);
  const count = Math.max(1, Math.round(options.games / gamesPerTournament));
  const tournaments = Array.from({ length: count }, (_, i) =>
    tournamentOf(i + 1, categories[i % categories.length] ?? [], options.prefix, played),
  );
  return { played, tournaments };
};

const divisions = [
  { key: 'nord', name: { fr: 'Nord', en: 'North' } },
  { key: 'sud', name: { fr: 'Sud', en: 'South' } },
];

/** The cities of all teams, with one association per city. */
const placesOf = ({ prefix }: Options, plans: readonly Plan[]) => {
  const named = plans.flatMap(({ played: { season } }) =>
    season.leagues.flatMap(({ region, teams }) =>
      teams.map(({ city, at }) => ({ region: region.key, city, at })),
    ),
  );
  const byKey = Map.groupBy(named, ({ city, region }) => cityKey(prefix, city, region));
  const cities = [...byKey].map(([key, [first]]) => ({
    key,
    name: { fr: first?.city ?? '', en: first?.city ?? '' },
    region: first?.region ?? '',
    at: first?.at ?? null,
  }));
  return {
    cities,
    organizations: cities.map(({ key, name }) => ({
      key,
      name: {
        fr: `Association du hockey mineur ${ofName(name.fr)}`,
        en: `${name.en} Minor Hockey Association`,
      },
      city: key,
    })),
  };
};

const infoOf = (options: Options, plans: readonly Plan[], regions: DatasetInfo['regions']): DatasetInfo => {
  const ruled = plans.flatMap(({ played: { season } }) =>
    season.leagues.map((league) => ({ season, league, ...rulesOfLeague(league, options.seed) })),
  );
  const leagues = ruled.map(({ season, league: { key, category, region }, key: ruleset }) => ({
    key,
    season: slugOf(season.startYear),
    category: category.key,
    region: region.key,
    name: { fr: `${category.name.fr} ${region.name}`, en: `${category.name.en} ${region.name}` },
    ruleset,
  }));
  const categories = plans.flatMap(({ played: { season } }) =>
    season.leagues.map(({ category }) => category),
  );
  return {
    format: datasetFormat,
    name: {
      fr: `Démonstration : ${options.seasons} saisons inventées du hockey mineur au Québec`,
      en: `Demonstration: ${options.seasons} invented seasons of minor hockey in Quebec`,
    },
    source: `generated, seed ${options.seed}; places by GeoNames (CC BY 4.0)`,
    licence: 'invented results: free to use',
    seasons: plans.map(({ played: { season } }) => ({
      slug: slugOf(season.startYear),
      startsOn: `${season.startYear}-09-01`,
      endsOn: `${season.startYear + 1}-08-31`,
    })),
    regions,
    categories: [...new Map(categories.map((category) => [category.key, category])).values()],
    divisions,
    ...placesOf(options, plans),
    rulesets: {
      ...Object.fromEntries(ruled.map(({ key, rules }) => [key, structuredClone(rules)])),
      'quebec-tournament': structuredClone(presets.quebecTournament),
    },
    leagues,
    tournaments: plans.flatMap(({ played: { season }, tournaments }) =>
      tournaments.map((tournament) => {
        const { key, name, category, startsOn, city } = tournament;
        return {
          key,
          name,
          season: slugOf(season.startYear),
          categories: [category],
          ruleset: 'quebec-tournament',
          startsOn,
          endsOn: addDays(startsOn, 3),
          city,
          brackets: [bracketOf(tournament)],
        };
      }),
    ),
  };
};

function* teamRows({ prefix }: Options, plans: readonly Plan[]): Generator<SourceRow<TeamColumn>> {
  let line = 1;
  for (const { played } of plans) {
    for (const league of played.season.leagues) {
      for (const team of league.teams) {
        line += 1;
        const values = {
          team_key: team.key,
          season: slugOf(played.season.startYear),
          name: team.name,
          category_key: league.category.key,
          region_key: league.region.key,
          city: team.city,
          league_key: league.key,
          division_key: team.division ?? '',
          organization_key: cityKey(prefix, team.city, league.region.key),
          country: '',
        };
        yield { line, values };
      }
    }
  }
}

/** Yields league and tournament games first, then inter-league games up to the wanted number. */
function* seasonGames({ played, tournaments }: Plan, wanted: number): Generator<GeneratedGame> {
  let count = 0;
  const busy = new Set<string>();
  const counted = function* (games: Iterable<GeneratedGame>) {
    for (const game of games) {
      count += 1;
      for (const { key } of [game.home, game.away]) busy.add(`${key} ${game.date}`);
      yield game;
    }
  };
  for (const league of played.season.leagues) yield* counted(leagueGames(league, played));
  for (const tournament of tournaments) yield* counted(tournamentGames(tournament, played));
  const categories = categoriesOf(played.season).filter((leagues) => leagues.length > 1);
  const missing = Math.max(0, wanted - count);
  for (const [first, leagues] of categories.entries()) {
    const share = { first, step: categories.length, count: missing };
    yield* counted(interLeagueGames(leagues, share, played, ({ key }, day) => busy.has(`${key} ${day}`)));
  }
}

function* gameRows(
  plans: readonly Plan[],
  wanted: number,
  now: string | undefined,
): Generator<SourceRow<GameColumn>> {
  let line = 1;
  for (const plan of plans) {
    for (const game of seasonGames(plan, wanted)) {
      const known = now === undefined ? game : knownAt(game, now);
      if (!known) continue;
      line += 1;
      yield { line, values: rowOf(known) };
    }
  }
}

/** A dataset whose rows are generated on each read. */
export type GeneratedDataset = {
  readonly info: DatasetInfo;
  readonly teams: () => Iterable<SourceRow<TeamColumn>>;
  readonly games: () => Iterable<SourceRow<GameColumn>>;
  /** All games of the last season with their final results, including future ones. */
  readonly lastSeasonGames: () => Iterable<GeneratedGame>;
};

/** Generates seasons of Quebec minor hockey. Equal options generate equal datasets, byte for byte. */
export const generateDataset = (input: GenerateOptions): GeneratedDataset => {
  const { seed, seasons, games, now } = input;
  const lastStartYear = input.lastStartYear ?? (now === undefined ? 2024 : startYearOn(now));
  const prefix = `g${seed}-${seasons}x${games}-${lastStartYear}`;
  const worldSince = Math.min(input.worldSince ?? lastStartYear, lastStartYear - seasons + 1);
  const options: Options = { prefix, sharesRegions: false, ...input, lastStartYear, worldSince };
  const world = createWorld(options);
  const plans = world.seasons.slice(-seasons).map((season) => planOf(season, options));
  const regions = world.regions.map(({ key, name }) => ({ key, name: { fr: name, en: name } }));
  const info = infoOf(options, plans, regions);
  return {
    info,
    teams: () => teamRows(options, plans),
    games: () => gameRows(plans, options.games, now),
    lastSeasonGames: () => plans.slice(-1).flatMap((plan) => [...seasonGames(plan, options.games)]),
  };
};
