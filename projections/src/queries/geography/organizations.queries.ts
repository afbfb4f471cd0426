import type { CitiesInput, OrganizationInput } from '@rondelle/contracts/competition/geography.inputs.ts';
import type {
  OrganizationOutput,
  OrganizationsOutput,
} from '@rondelle/contracts/competition/geography.outputs.ts';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { sql } from 'kysely';
import { organizationAsKnown } from '../as-of/teams-as-of.queries.ts';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { namesFor } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { seasonOr } from './cities.queries.ts';
import { byCategory } from './teams-by-category.ts';

const most = 3_000;

type Named = { readonly id: number; readonly nameFr: string; readonly nameEn: string };
const refIn = ({ lang, paths }: Catalogue, row: Named): Ref => {
  const name = lang === 'fr' ? row.nameFr : row.nameEn;
  return { id: row.id, name, path: paths.organization({ id: row.id, name }) };
};

/** Counts the teams of each organization in a season, by category. */
const teamCounts = (db: Db, seasonId: number) =>
  db
    .selectFrom('teams')
    .innerJoin('team_seasons', 'team_seasons.teamId', 'teams.teamId')
    .select(['organizationId', 'categoryId', sql<number>`count(*)::int`.as('teams')])
    .where('organizationId', 'is not', null)
    .where('seasonId', '=', seasonId)
    .groupBy(['organizationId', 'categoryId'])
    .limit(20_000)
    .execute();

export const organizationList = async (db: Db, { lang, sid }: CitiesInput): Promise<OrganizationsOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const season = seasonOr(catalogue, sid);
  const seasonId = season?.id ?? 0;
  const [rows, counts] = await Promise.all([
    db
      .selectFrom('organizations as o')
      .leftJoin('cities as c', 'c.cityId', 'o.cityId')
      .select(['o.organizationId as id', 'o.nameFr', 'o.nameEn', 'o.cityId', 'c.regionId'])
      .orderBy('o.organizationId')
      .limit(most)
      .execute(),
    teamCounts(db, seasonId),
  ]);
  const cityIds = new Set(rows.flatMap(({ cityId }) => cityId ?? []));
  const names = await namesFor(db, catalogue, { teams: [], cityIds });
  const teamsOf = (id: number): number =>
    counts.reduce((sum, row) => (row.organizationId === id ? sum + row.teams : sum), 0);
  return {
    season: season && catalogue.season(season.id),
    categories: catalogue.inOrder(
      [...new Set(counts.map((row) => row.categoryId))].map((id) => catalogue.category(id, seasonId)),
    ),
    count: counts.reduce((sum, row) => sum + row.teams, 0),
    organizations: catalogue.inOrder(
      rows.map((row) => ({
        ...refIn(catalogue, row),
        city: row.cityId === null ? null : names.city(row.cityId),
        region: row.regionId === null ? null : catalogue.region(row.regionId, seasonId),
        teams: teamsOf(row.id),
      })),
    ),
  };
};

export const organizationPage = async (
  db: Db,
  { lang, sid, oid }: OrganizationInput,
): Promise<OrganizationOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const row = await db
    .selectFrom('organizations')
    .select(['organizationId as id', 'nameFr', 'nameEn', 'cityId'])
    .where('organizationId', '=', oid)
    .executeTakeFirst();
  if (!row) throw new DomainError('organization/unknown', 'oid');
  const season = seasonOr(catalogue, sid);
  const [teams, names] = await Promise.all([
    db
      .selectFrom('teams')
      .innerJoin('team_seasons', 'team_seasons.teamId', 'teams.teamId')
      .select([
        'teams.teamId',
        'seasonId',
        'name',
        'country',
        'categoryId',
        'regionId',
        'city',
        'teams.crest',
      ])
      .where('organizationId', '=', oid)
      .where('seasonId', '=', season?.id ?? 0)
      .orderBy('searchName')
      .limit(2_000)
      .execute(),
    namesFor(db, catalogue, { teams: [], cityIds: row.cityId === null ? [] : [row.cityId] }),
  ]);
  return {
    ...refIn(catalogue, row),
    otherPath: refIn(catalogue.inOtherLanguage(), row).path,
    season: season && catalogue.season(season.id),
    city: row.cityId === null ? null : names.city(row.cityId),
    count: teams.length,
    categories: byCategory(catalogue, teams),
  };
};

const organizationNow = (db: Db, teamId: number): Promise<Named | undefined> =>
  db
    .selectFrom('teams')
    .innerJoin('organizations', 'organizations.organizationId', 'teams.organizationId')
    .select(['organizations.organizationId as id', 'nameFr', 'nameEn'])
    .where('teamId', '=', teamId)
    .executeTakeFirst();

/** Returns the organization that a team belongs to, now or at the catalogue's instant, or null. */
export const organizationOfTeam = async (
  db: Db,
  catalogue: Catalogue,
  teamId: number,
): Promise<Ref | null> => {
  const { knownAt } = catalogue;
  const row = await (knownAt === undefined
    ? organizationNow(db, teamId)
    : organizationAsKnown(db, teamId, knownAt));
  return row ? refIn(catalogue, row) : null;
};
