import { type DatasetInfo, datasetFormat } from '@rondelle/importer/dataset-format.ts';
import { bracketsIn } from './season-brackets.ts';
import type { Named, SeasonKeys } from './season-keys.ts';

type Season = { readonly slug: string; readonly startsOn: string; readonly endsOn: string };

const byKey = <T extends { readonly key: string }>(items: Iterable<T>): T[] =>
  [...items].sort((a, b) => (a.key < b.key ? -1 : 1));

const keyIn = (names: ReadonlyMap<number, Named>, id: number): string => names.get(id)?.key ?? '';

const used = (names: ReadonlyMap<number, Named>, ids: Iterable<number>): Named[] => {
  const wanted = new Set(ids);
  return byKey([...names].filter(([id]) => wanted.has(id)).map(([, one]) => one));
};

/** The `dataset.json` of a season: only what its teams, leagues and tournaments refer to, by key. */
export const seasonInfo = (
  season: Season,
  keys: SeasonKeys,
  divisionIds: readonly number[],
  licence: string,
): DatasetInfo => {
  const { leagues, tournaments, teams, regions, categories, divisions, rulesets, rulesetKey } = keys;
  const competitions = [...leagues, ...tournaments];
  const usedRulesets = new Set(competitions.map((one) => rulesetKey(one.rulesetId, one.rulesetVersion)));
  const teamsAndLeagues = [...teams, ...leagues];
  const tournamentCategoryIds = tournaments.flatMap(({ categoryIds }) => categoryIds);
  return {
    format: datasetFormat,
    name: { fr: `Rondelle, saison ${season.slug}`, en: `Rondelle, ${season.slug} season` },
    source: 'Rondelle',
    licence,
    seasons: [season],
    regions: used(
      regions,
      teamsAndLeagues.map(({ regionId }) => regionId),
    ),
    categories: used(categories, [
      ...teamsAndLeagues.map(({ categoryId }) => categoryId),
      ...tournamentCategoryIds,
    ]),
    divisions: used(divisions, divisionIds),
    rulesets: Object.fromEntries(
      rulesets
        .map(({ rulesetId, version, rules }) => [rulesetKey(rulesetId, version), rules] as const)
        .filter(([key]) => usedRulesets.has(key))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    // Teams have their city as text.
    cities: [],
    organizations: [],
    leagues: byKey(leagues).map(
      ({ key, categoryId, regionId, nameFr, nameEn, rulesetId, rulesetVersion }) => ({
        key,
        season: season.slug,
        category: keyIn(categories, categoryId),
        region: keyIn(regions, regionId),
        name: { fr: nameFr, en: nameEn },
        ruleset: rulesetKey(rulesetId, rulesetVersion),
      }),
    ),
    tournaments: byKey(tournaments).map((row) => ({
      key: row.key,
      season: season.slug,
      name: { fr: row.nameFr, en: row.nameEn },
      categories: row.categoryIds.map((id) => keyIn(categories, id)),
      ruleset: rulesetKey(row.rulesetId, row.rulesetVersion),
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      city: row.city,
      ...(row.brackets.length > 0 && { brackets: bracketsIn(row.brackets, keys) }),
    })),
  };
};
