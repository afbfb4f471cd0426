import type { Country } from '@rondelle/contracts/competition/countries.ts';
import { teamNameIn } from '@rondelle/contracts/competition/country-team.ts';
import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { sql } from 'kysely';
import { leaguesAsKnown, tournamentsAsKnown } from '../as-of/names-as-of.queries.ts';
import { teamsAsKnown } from '../as-of/teams-as-of.queries.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import type { Db } from '../../views/schema.ts';
import { anyOf, varying } from '../sql/any-of.ts';
import type { Catalogue } from './catalogue.ts';
import { lastNames, lastNamesInCatalogue } from './last-names.ts';

/** The entities whose names an output needs. Teams are named as in the season. */
export type Wanted = {
  readonly teams: readonly { readonly teamId: number; readonly seasonId: number }[];
  readonly leagueIds?: Iterable<number>;
  readonly tournamentIds?: Iterable<number>;
  readonly cityIds?: Iterable<number>;
  readonly organizationIds?: Iterable<number>;
};

/** A team in one season; the path of its page depends on its category and region. */
export type Listing = Ref & {
  readonly seasonId: number;
  readonly category: Ref;
  readonly region: Ref;
  readonly city: string | null;
  readonly country: Country | null;
};

/** Returns a listing's ref, without the fields that only some outputs have. */
export const refOf = ({ id, name, path, crest, recordedName }: Listing): Ref => ({
  id,
  name,
  path,
  ...(crest && { crest }),
  ...(recordedName !== undefined && { recordedName }),
});

export type Names = Catalogue & {
  readonly team: (teamId: number, seasonId: number) => Ref;
  readonly listing: (teamId: number, seasonId: number) => Listing | undefined;
  readonly league: (leagueId: number) => Ref;
  readonly tournament: (tournamentId: number) => Ref;
  readonly city: (cityId: number) => Ref;
  readonly organization: (organizationId: number) => Ref;
};

/** Returns the teams and competitions of games. */
export const wantedBy = (games: readonly GameRow[]): Wanted => ({
  teams: games.flatMap(({ homeTeamId, awayTeamId, seasonId }) => [
    { teamId: homeTeamId, seasonId },
    { teamId: awayTeamId, seasonId },
  ]),
  leagueIds: new Set(games.flatMap(({ leagueId }) => (leagueId === null ? [] : [leagueId]))),
  tournamentIds: new Set(games.flatMap(({ tournamentId }) => (tournamentId === null ? [] : [tournamentId]))),
});

export const addWanted = (one: Wanted, other: Wanted): Wanted => ({
  teams: [...one.teams, ...other.teams],
  leagueIds: new Set([...(one.leagueIds ?? []), ...(other.leagueIds ?? [])]),
  tournamentIds: new Set([...(one.tournamentIds ?? []), ...(other.tournamentIds ?? [])]),
});

/** Column for queries on `team_seasons`: the team's chosen crest, which applies in all its seasons. */
export const chosenCrest = sql<CrestChoice | null>`(
  SELECT teams.crest FROM teams WHERE teams."teamId" = team_seasons."teamId")`.as('crest');

const teamsNow = (db: Db, teamIds: ReadonlySet<number>, seasonIds: ReadonlySet<number> | 'all') =>
  db
    .selectFrom('team_seasons')
    .innerJoin('seasons', 'seasons.seasonId', 'team_seasons.seasonId')
    .select(['teamId', 'team_seasons.seasonId', 'name', 'country'])
    .select(['categoryId', 'regionId', 'city', chosenCrest])
    .where(anyOf('teamId', teamIds))
    .$if(seasonIds !== 'all', (query) =>
      query.where(anyOf('team_seasons.seasonId', seasonIds === 'all' ? [] : seasonIds)),
    )
    .orderBy('startsOn', 'desc')
    .limit(20_000)
    .execute();

type TeamRow = Awaited<ReturnType<typeof teamsNow>>[number];

/** Loads the listings of teams in some seasons or in all, latest season first. */
const teamRows = async (
  db: Db,
  { knownAt, seasons }: Catalogue,
  teamIds: ReadonlySet<number>,
  seasonIds: ReadonlySet<number> | 'all',
): Promise<TeamRow[]> => {
  if (knownAt === undefined) return teamsNow(db, teamIds, seasonIds);
  const rows = await teamsAsKnown(db, teamIds, seasonIds, knownAt);
  const bySeason = Map.groupBy(rows, ({ seasonId }) => seasonId);
  return seasons.flatMap(({ id }) => bySeason.get(id) ?? []);
};

const leaguesNow = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('leagues')
    .select(['leagueId', 'seasonId', 'categoryId', 'regionId', 'nameFr', 'nameEn'])
    .where(anyOf('leagueId', ids))
    .limit(varying(ids.length))
    .execute();

const tournamentsNow = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('tournaments')
    .select(['tournamentId', 'seasonId', 'nameFr', 'nameEn'])
    .where(anyOf('tournamentId', ids))
    .limit(varying(ids.length))
    .execute();

const cityRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('cities')
    .select(['cityId as id', 'nameFr', 'nameEn'])
    .where(anyOf('cityId', ids))
    .limit(varying(ids.length))
    .execute();

const organizationRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('organizations')
    .select(['organizationId as id', 'nameFr', 'nameEn'])
    .where(anyOf('organizationId', ids))
    .limit(varying(ids.length))
    .execute();

export const listingOf = (catalogue: Catalogue, row: TeamRow): Listing => {
  const { teamId: id, seasonId, city, country, crest } = row;
  const category = catalogue.category(row.categoryId, seasonId);
  const region = catalogue.region(row.regionId, seasonId);
  const name = teamNameIn(catalogue.lang, row);
  const named = { id, name, ...(name !== row.name && { recordedName: row.name }) };
  const path = catalogue.paths.team(catalogue.slugOfSeason(seasonId), { category, region, team: named });
  return { ...named, path, ...(crest && { crest }), seasonId, category, region, city, country };
};

/** Returns the teams' listings in all seasons, latest first. */
export const listingsOf = async (
  db: Db,
  catalogue: Catalogue,
  teamIds: readonly number[],
): Promise<Listing[]> =>
  (await teamRows(db, catalogue, new Set(teamIds), 'all')).map((row) => listingOf(catalogue, row));

const keyOf = (teamId: number, seasonId: number) => `${teamId} ${seasonId}`;

/** Returns the listings of the wanted teams. A team that is not listed in the season gets its latest listing. */
const listings = async (
  db: Db,
  catalogue: Catalogue,
  teams: Wanted['teams'],
): Promise<Map<string, Listing>> => {
  const found = new Map<string, Listing>();
  if (teams.length === 0) return found;
  const ids = new Set(teams.map(({ teamId }) => teamId));
  const seasonIds = new Set(teams.map(({ seasonId }) => seasonId));
  for (const row of await teamRows(db, catalogue, ids, seasonIds))
    found.set(keyOf(row.teamId, row.seasonId), listingOf(catalogue, row));
  const missing = teams.filter(({ teamId, seasonId }) => !found.has(keyOf(teamId, seasonId)));
  if (missing.length === 0) return found;
  const elsewhere = await teamRows(db, catalogue, new Set(missing.map(({ teamId }) => teamId)), 'all');
  for (const { teamId, seasonId } of missing) {
    const latest = elsewhere.find((row) => row.teamId === teamId);
    if (latest) found.set(keyOf(teamId, seasonId), listingOf(catalogue, latest));
  }
  return found;
};

const loadAll = async <Row>(
  ids: Iterable<number> | undefined,
  load: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> => {
  const wanted = [...(ids ?? [])];
  return wanted.length === 0 ? [] : load(wanted);
};

/**
 * Loads the names and paths that an output needs, with one query per kind, as of the catalogue's instant, and another
 * for deleted entities.
 */
export const namesFor = async (db: Db, catalogue: Catalogue, wanted: Wanted): Promise<Names> => {
  const { lang, paths, knownAt } = catalogue;
  const [teams, leagueList, tournamentList, cityList, organizationList] = await Promise.all([
    listings(db, catalogue, wanted.teams),
    loadAll(wanted.leagueIds, (ids) =>
      knownAt === undefined ? leaguesNow(db, ids) : leaguesAsKnown(db, ids, knownAt),
    ),
    loadAll(wanted.tournamentIds, (ids) =>
      knownAt === undefined ? tournamentsNow(db, ids) : tournamentsAsKnown(db, ids, knownAt),
    ),
    loadAll(wanted.cityIds, (ids) => cityRows(db, ids)),
    loadAll(wanted.organizationIds, (ids) => organizationRows(db, ids)),
  ]);
  const leagues = new Map(leagueList.map((row) => [row.leagueId, row]));
  const tournaments = new Map(tournamentList.map((row) => [row.tournamentId, row]));
  const cities = new Map(cityList.map((row) => [row.id, row]));
  const organizations = new Map(organizationList.map((row) => [row.id, row]));
  const nameOf = (row: { readonly nameFr: string; readonly nameEn: string }): string =>
    lang === 'fr' ? row.nameFr : row.nameEn;
  const missing = {
    city: [...(wanted.cityIds ?? [])].filter((id) => !cities.has(id)),
    organization: [...(wanted.organizationIds ?? [])].filter((id) => !organizations.has(id)),
  };
  const [lastOfSeasons, lastInCatalogue] = await Promise.all([
    lastNames(
      db,
      lang,
      {
        teamIds: wanted.teams
          .filter(({ teamId, seasonId }) => !teams.has(keyOf(teamId, seasonId)))
          .map(({ teamId }) => teamId),
        leagueIds: [...(wanted.leagueIds ?? [])].filter((id) => !leagues.has(id)),
        tournamentIds: [...(wanted.tournamentIds ?? [])].filter((id) => !tournaments.has(id)),
      },
      knownAt,
    ),
    lastNamesInCatalogue(db, lang, (kind) =>
      kind === 'city' || kind === 'organization' ? missing[kind] : [],
    ),
  ]);
  const last = { ...lastOfSeasons, ...lastInCatalogue };
  /** A deleted entity has its last name, if any, and no page of its own. */
  const deleted = (id: number, kind: keyof typeof last): Ref => ({
    id,
    name: last[kind].get(id) ?? String(id),
    path: paths.home(),
  });
  return {
    ...catalogue,
    listing: (id, seasonId) => teams.get(keyOf(id, seasonId)),
    team: (id, seasonId) => {
      const listing = teams.get(keyOf(id, seasonId));
      if (!listing) return deleted(id, 'team');
      return refOf(listing);
    },
    league: (id) => {
      const row = leagues.get(id);
      if (!row) return deleted(id, 'league');
      const category = catalogue.category(row.categoryId, row.seasonId);
      const region = catalogue.region(row.regionId, row.seasonId);
      const path = paths.league(catalogue.slugOfSeason(row.seasonId), category, region);
      return { id, name: nameOf(row), path };
    },
    tournament: (id) => {
      const row = tournaments.get(id);
      if (!row) return deleted(id, 'tournament');
      const name = nameOf(row);
      return { id, name, path: paths.tournament(catalogue.slugOfSeason(row.seasonId), { id, name }) };
    },
    city: (id) => {
      const row = cities.get(id);
      return row
        ? { id, name: nameOf(row), path: paths.city({ id, name: nameOf(row) }) }
        : deleted(id, 'city');
    },
    organization: (id) => {
      const row = organizations.get(id);
      const name = row && nameOf(row);
      return name ? { id, name, path: paths.organization({ id, name }) } : deleted(id, 'organization');
    },
  };
};
