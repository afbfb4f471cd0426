import { countries, countryName } from '@rondelle/contracts/competition/countries.ts';
import type { ChoicesOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { ChoicesInput } from '@rondelle/contracts/competition/writing.inputs.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { distinctNames, nameIn } from '../outputs/city-names.ts';
import { newestRulesets } from './rulesets.queries.ts';

const idsOf = (db: Db) => ({
  regions: db.selectFrom('regions').select('regionId as id').limit(1_000).execute(),
  categories: db.selectFrom('categories').select('categoryId as id').limit(2_000).execute(),
  divisions: db.selectFrom('divisions').select('divisionId as id').limit(2_000).execute(),
  cities: db
    .selectFrom('cities')
    .select(['cityId as id', 'nameFr', 'nameEn', 'regionId'])
    .limit(3_000)
    .execute(),
  organizations: db
    .selectFrom('organizations')
    .select(['organizationId as id', 'nameFr', 'nameEn'])
    .limit(3_000)
    .execute(),
});

/** Returns all options of forms, with names as of the requested season, or of the ongoing one. */
export const choicesIn = async (db: Db, { lang, season: ref }: ChoicesInput): Promise<ChoicesOutput> => {
  const ids = idsOf(db);
  const [catalogue, regions, categories, divisions, cities, organizations, rulesets] = await Promise.all([
    catalogueIn(db, lang),
    ids.regions,
    ids.categories,
    ids.divisions,
    ids.cities,
    ids.organizations,
    newestRulesets(db),
  ]);
  const season = ref === undefined ? catalogue.ongoing : catalogue.seasonBy(ref, 'season');
  const inSeason = season?.id ?? 0;
  const named = (rows: readonly { id: number }[], nameOf: (id: number) => string) =>
    catalogue.inOrder(rows.map(({ id }) => ({ id, name: nameOf(id) })));
  const cityName = distinctNames(catalogue, cities, inSeason);
  const dated = ({ id, slug, startsOn, endsOn }: (typeof catalogue.seasons)[number]) => ({
    id,
    slug,
    startsOn,
    endsOn,
  });
  return {
    season: season && dated(season),
    seasons: catalogue.seasons.map(dated),
    regions: named(regions, (id) => catalogue.region(id, inSeason).name),
    categories: named(categories, (id) => catalogue.category(id, inSeason).name),
    divisions: named(divisions, (id) => catalogue.divisionName(id, inSeason)),
    cities: catalogue.inOrder(cities.map((row) => ({ id: row.id, name: cityName(row) }))),
    organizations: catalogue.inOrder(
      organizations.map((row) => ({ id: row.id, name: nameIn(catalogue, row) })),
    ),
    countries: catalogue.inOrder(countries.map((id) => ({ id, name: countryName(lang, id) }))),
    rulesets: rulesets.map(({ id, key, version }) => ({ id, name: key, version })),
  };
};
