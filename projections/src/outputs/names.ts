import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { sql } from 'kysely';
import type { GameRow } from '../games/games.table.ts';
import type { Db } from '../schema.ts';
import { anyOf } from './any-of.ts';
import type { Catalogue } from './catalogue.ts';

/** Whose names an answer needs. Teams are named as in one season. */
export type Wanted = {
  readonly teams: readonly { readonly teamId: number; readonly seasonId: number }[];
  readonly leagueIds?: Iterable<number>;
  readonly tournamentIds?: Iterable<number>;
  readonly cityIds?: Iterable<number>;
  readonly organizationIds?: Iterable<number>;
};

/** A team in one season: where its page is depends on its category and region. */
export type Listing = Ref & {
  readonly seasonId: number;
  readonly category: Ref;
  readonly region: Ref;
  readonly city: string | null;
};

export type Names = Catalogue & {
  readonly team: (teamId: number, seasonId: number) => Ref;
  readonly listing: (teamId: number, seasonId: number) => Listing | undefined;
  readonly league: (leagueId: number) => Ref;
  readonly tournament: (tournamentId: number) => Ref;
  readonly city: (cityId: number) => Ref;
  readonly organization: (organizationId: number) => Ref;
};

/** The teams and competitions that games speak of. */
export const wantedBy = (games: readonly GameRow[]): Wanted => ({
  teams: games.flatMap(({ homeTeamId, awayTeamId, seasonId }) => [
    { teamId: homeTeamId, seasonId },
    { teamId: awayTeamId, seasonId },
  ]),
  leagueIds: new Set(games.flatMap(({ leagueId }) => (leagueId === null ? [] : [leagueId]))),
  tournamentIds: new Set(games.flatMap(({ tournamentId }) => (tournamentId === null ? [] : [tournamentId]))),
});

export const both = (one: Wanted, other: Wanted): Wanted => ({
  teams: [...one.teams, ...other.teams],
  leagueIds: new Set([...(one.leagueIds ?? []), ...(other.leagueIds ?? [])]),
  tournamentIds: new Set([...(one.tournamentIds ?? []), ...(other.tournamentIds ?? [])]),
});

/** Beside a row of `team_seasons`: what was chosen of the team's crest, in all its seasons. */
export const chosenCrest = sql<CrestChoice | null>`(
  SELECT teams.crest FROM teams WHERE teams."teamId" = team_seasons."teamId")`.as('crest');

/** The given teams as they are listed, latest season first: in some seasons, or in all that they ever played in. */
const teamRows = (db: Db, teamIds: ReadonlySet<number>, seasonIds: ReadonlySet<number> | 'all') =>
  db
    .selectFrom('team_seasons')
    .innerJoin('seasons', 'seasons.seasonId', 'team_seasons.seasonId')
    .select(['teamId', 'team_seasons.seasonId', 'name', 'categoryId', 'regionId', 'city', chosenCrest])
    .where(anyOf('teamId', teamIds))
    .$if(seasonIds !== 'all', (query) =>
      query.where(anyOf('team_seasons.seasonId', seasonIds === 'all' ? [] : seasonIds)),
    )
    .orderBy('startsOn', 'desc')
    .limit(20_000)
    .execute();

const leagueRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('leagues')
    .select(['leagueId', 'seasonId', 'categoryId', 'regionId', 'nameFr', 'nameEn'])
    .where(anyOf('leagueId', ids))
    .limit(ids.length)
    .execute();

const tournamentRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('tournaments')
    .select(['tournamentId', 'seasonId', 'nameFr', 'nameEn'])
    .where(anyOf('tournamentId', ids))
    .limit(ids.length)
    .execute();

const cityRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('cities')
    .select(['cityId as id', 'nameFr', 'nameEn'])
    .where(anyOf('cityId', ids))
    .limit(ids.length)
    .execute();

const organizationRows = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('organizations')
    .select(['organizationId as id', 'nameFr', 'nameEn'])
    .where(anyOf('organizationId', ids))
    .limit(ids.length)
    .execute();

type TeamRow = Awaited<ReturnType<typeof teamRows>>[number];

export const listingOf = (catalogue: Catalogue, row: TeamRow): Listing => {
  const { teamId: id, seasonId, name, city, crest } = row;
  const category = catalogue.category(row.categoryId, seasonId);
  const region = catalogue.region(row.regionId, seasonId);
  const path = catalogue.paths.team(catalogue.slugOfSeason(seasonId), {
    category,
    region,
    team: { id, name },
  });
  return { id, name, path, ...(crest && { crest }), seasonId, category, region, city };
};

/** Every season that a team is listed in, latest first. */
export const listingsOf = async (db: Db, catalogue: Catalogue, teamId: number): Promise<Listing[]> =>
  (await teamRows(db, new Set([teamId]), 'all')).map((row) => listingOf(catalogue, row));

const keyOf = (teamId: number, seasonId: number) => `${teamId} ${seasonId}`;

/** Listings of the wanted teams; a team that a season does not list goes by its latest listing. */
const listings = async (
  db: Db,
  catalogue: Catalogue,
  teams: Wanted['teams'],
): Promise<Map<string, Listing>> => {
  const found = new Map<string, Listing>();
  if (teams.length === 0) return found;
  const ids = new Set(teams.map(({ teamId }) => teamId));
  const seasonIds = new Set(teams.map(({ seasonId }) => seasonId));
  for (const row of await teamRows(db, ids, seasonIds))
    found.set(keyOf(row.teamId, row.seasonId), listingOf(catalogue, row));
  const missing = teams.filter(({ teamId, seasonId }) => !found.has(keyOf(teamId, seasonId)));
  if (missing.length === 0) return found;
  const elsewhere = await teamRows(db, new Set(missing.map(({ teamId }) => teamId)), 'all');
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

/** Names and pages of all that an answer speaks of: one query a kind. */
export const namesFor = async (db: Db, catalogue: Catalogue, wanted: Wanted): Promise<Names> => {
  const [teams, leagueList, tournamentList, cityList, organizationList] = await Promise.all([
    listings(db, catalogue, wanted.teams),
    loadAll(wanted.leagueIds, (ids) => leagueRows(db, ids)),
    loadAll(wanted.tournamentIds, (ids) => tournamentRows(db, ids)),
    loadAll(wanted.cityIds, (ids) => cityRows(db, ids)),
    loadAll(wanted.organizationIds, (ids) => organizationRows(db, ids)),
  ]);
  const leagues = new Map(leagueList.map((row) => [row.leagueId, row]));
  const tournaments = new Map(tournamentList.map((row) => [row.tournamentId, row]));
  const { lang, paths } = catalogue;
  const cities = new Map(cityList.map((row) => [row.id, row]));
  const organizations = new Map(organizationList.map((row) => [row.id, row]));
  const nameOf = (row: { readonly nameFr: string; readonly nameEn: string }): string =>
    lang === 'fr' ? row.nameFr : row.nameEn;
  const unnamed = (id: number): Ref => ({ id, name: String(id), path: paths.home() });
  return {
    ...catalogue,
    listing: (id, seasonId) => teams.get(keyOf(id, seasonId)),
    team: (id, seasonId) => {
      const listing = teams.get(keyOf(id, seasonId));
      if (!listing) return unnamed(id);
      const { name, path, crest } = listing;
      return { id, name, path, ...(crest && { crest }) };
    },
    league: (id) => {
      const row = leagues.get(id);
      if (!row) return unnamed(id);
      const category = catalogue.category(row.categoryId, row.seasonId);
      const region = catalogue.region(row.regionId, row.seasonId);
      const path = paths.league(catalogue.slugOfSeason(row.seasonId), category, region);
      return { id, name: nameOf(row), path };
    },
    tournament: (id) => {
      const row = tournaments.get(id);
      if (!row) return unnamed(id);
      const name = nameOf(row);
      return { id, name, path: paths.tournament(catalogue.slugOfSeason(row.seasonId), { id, name }) };
    },
    city: (id) => {
      const row = cities.get(id);
      return row ? { id, name: nameOf(row), path: paths.city({ id, name: nameOf(row) }) } : unnamed(id);
    },
    organization: (id) => {
      const row = organizations.get(id);
      const name = row && nameOf(row);
      return name ? { id, name, path: paths.organization({ id, name }) } : unnamed(id);
    },
  };
};
