import { teamNameIn } from '@rondelle/contracts/competition/country-team.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';
import { asOf } from '../as-of/versions.ts';
import { anyOf, varying } from '../sql/any-of.ts';

type Deleted = {
  readonly teamIds: readonly number[];
  readonly leagueIds: readonly number[];
  readonly tournamentIds: readonly number[];
};
/** The last names of deleted entities by their ids. */
export type LastNames = { readonly [Kind in 'team' | 'league' | 'tournament']: ReadonlyMap<number, string> };

type Version = { readonly id: number; readonly nameFr: string; readonly nameEn: string };

/** Orders versions in descending order: the latest one first, or the one at an instant. */
const latest = (knownAt: string | undefined) =>
  knownAt === undefined ? sql<number>`revision` : asOf(knownAt);

const teamNames = async (db: Db, ids: readonly number[], knownAt: string | undefined) => {
  const rows = await db
    .selectFrom('team_season_history')
    .distinctOn('teamId')
    .select(['teamId as id', 'name', 'country'])
    .where(anyOf('teamId', ids))
    .orderBy('teamId')
    .orderBy(latest(knownAt), 'desc')
    .limit(varying(ids.length))
    .execute();
  return rows.map(({ id, ...row }) => ({ id, nameFr: teamNameIn('fr', row), nameEn: teamNameIn('en', row) }));
};

const leagueNames = (db: Db, ids: readonly number[], knownAt: string | undefined) =>
  db
    .selectFrom('league_history')
    .distinctOn('leagueId')
    .select(['leagueId as id', 'nameFr', 'nameEn'])
    .where(anyOf('leagueId', ids))
    .orderBy('leagueId')
    .orderBy(latest(knownAt), 'desc')
    .limit(varying(ids.length))
    .execute();

const tournamentNames = (db: Db, ids: readonly number[], knownAt: string | undefined) =>
  db
    .selectFrom('tournament_history')
    .distinctOn('tournamentId')
    .select(['tournamentId as id', 'nameFr', 'nameEn'])
    .where(anyOf('tournamentId', ids))
    .orderBy('tournamentId')
    .orderBy(latest(knownAt), 'desc')
    .limit(varying(ids.length))
    .execute();

type NamedKind = 'region' | 'category' | 'division' | 'city' | 'organization';
type CatalogueKind = 'season' | NamedKind;

const namesOf = (db: Db, kind: NamedKind, ids: readonly number[]) =>
  db
    .selectFrom(`${kind}_history` as 'city_history')
    .distinctOn('id')
    .select(['id', 'nameFr', 'nameEn'])
    .where(anyOf('id', ids))
    .orderBy('id')
    .orderBy('revision', 'desc')
    .limit(varying(ids.length))
    .execute();

const seasonNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('season_history')
    .distinctOn('id')
    .select(['id', 'slug as nameFr', 'slug as nameEn'])
    .where(anyOf('id', ids))
    .orderBy('id')
    .orderBy('revision', 'desc')
    .limit(varying(ids.length))
    .execute();

const load = async (
  ids: readonly number[],
  lang: Language,
  versionsOf: (ids: readonly number[]) => Promise<readonly Version[]>,
): Promise<ReadonlyMap<number, string>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const versions = await versionsOf(wanted);
  return new Map(versions.map(({ id, nameFr, nameEn }) => [id, lang === 'fr' ? nameFr : nameEn]));
};

/** Loads the last names of deleted entities, now or at an instant, so that their changes can still be read. */
export const lastNames = async (
  db: Db,
  lang: Language,
  { teamIds, leagueIds, tournamentIds }: Deleted,
  knownAt?: string,
): Promise<LastNames> => {
  const [team, league, tournament] = await Promise.all([
    load(teamIds, lang, (ids) => teamNames(db, ids, knownAt)),
    load(leagueIds, lang, (ids) => leagueNames(db, ids, knownAt)),
    load(tournamentIds, lang, (ids) => tournamentNames(db, ids, knownAt)),
  ]);
  return { team, league, tournament };
};

/** Loads the last names of entities deleted from the catalogue. */
export const lastNamesInCatalogue = async (
  db: Db,
  lang: Language,
  idsOf: (kind: CatalogueKind) => readonly number[],
): Promise<Readonly<Record<CatalogueKind, ReadonlyMap<number, string>>>> => {
  const named = (kind: NamedKind) => load(idsOf(kind), lang, (ids) => namesOf(db, kind, ids));
  const [season, region, category, division, city, organization] = await Promise.all([
    load(idsOf('season'), lang, (ids) => seasonNames(db, ids)),
    named('region'),
    named('category'),
    named('division'),
    named('city'),
    named('organization'),
  ]);
  return { season, region, category, division, city, organization };
};
