import { playedStatuses, tableStages } from '@rondelle/contracts/competition/lists.ts';
import type { CommandKind } from '@rondelle/contracts/competition/commands.ts';
import type {
  CurrentLeague,
  CurrentCatalogueItem,
  CurrentCity,
  CurrentOrganization,
  CurrentSeason,
  CurrentTeam,
  CurrentTournament,
} from '@rondelle/contracts/competition/structure.outputs.ts';
import { teamNameIn } from '@rondelle/contracts/competition/country-team.ts';
import type { OneEntity } from '@rondelle/contracts/competition/structure.inputs.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import { aggregates, type StateOf } from '@rondelle/domain/competition/aggregates.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { gamesOfTournament } from './games-of-tournament.ts';
import { isAllowedFor } from '@rondelle/members/supervises.ts';
import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';

/** The reader's session and sources: the log for recorded state, the views for references to it. */
export type ReadContext = { readonly db: Db; readonly log: EventLog; readonly session: Session };

const stateOf = async <Kind extends CommandKind>(
  log: EventLog,
  kind: Kind,
  id: number,
): Promise<{ state: StateOf<Kind>; revision: string }> => {
  const { initial, evolve } = aggregates[kind];
  let state = initial;
  let revision = '0';
  for await (const event of log.readStream(streamOf(kind, id))) {
    if (event.type !== 'IdsReserved') state = evolve(state, event);
    revision = event.revision;
  }
  // The state of a stream has the type of its kind.
  return { state: state as StateOf<Kind>, revision };
};

/** Returns the state; throws a domain error with this code when there is none or it is deleted. */
const present = <S extends { readonly deleted: boolean }>(state: S | null, code: DomainErrorCode): S => {
  if (!state || state.deleted) throw new DomainError(code, 'id');
  return state;
};

const slugOf = async (db: Db, seasonId: number): Promise<string> => {
  const row = await db
    .selectFrom('seasons')
    .select('slug')
    .where('seasonId', '=', seasonId)
    .executeTakeFirst();
  return row?.slug ?? '';
};

/** For each team with games in a league or tournament: whether it has played, and has games to come. */
const gamesOfTeams = async (db: Db, competition: string) => {
  const { rows } = await sql<{ id: number; hasPlayed: boolean; hasToCome: boolean }>`
    SELECT team AS id, bool_or(status = ANY (${[...playedStatuses]})) AS "hasPlayed",
      bool_or(status IN ('scheduled', 'postponed')) AS "hasToCome"
    FROM games CROSS JOIN LATERAL (VALUES ("homeTeamId"), ("awayTeamId")) AS side (team)
    WHERE competition = ${competition} GROUP BY team`.execute(db);
  return new Map(rows.map(({ id, ...games }) => [id, games]));
};
const noGames = { hasPlayed: false, hasToCome: false };

const namesOf = async (db: Db, lang: Language, seasonId: number, teamIds: readonly number[]) => {
  const rows = await db
    .selectFrom('team_seasons')
    .select(['teamId', 'name', 'country'])
    .where('seasonId', '=', seasonId)
    .where(anyOf('teamId', teamIds))
    .execute();
  return new Map(rows.map((row) => [row.teamId, teamNameIn(lang, row)]));
};

const inOrder = <T extends { readonly name: string }>(teams: T[]): T[] =>
  teams.toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));

/** The fields that the forms of leagues and tournaments share. */
const competitionOf = async (
  { db, session }: ReadContext,
  kind: 'league' | 'tournament',
  { id, lang }: OneEntity,
  state: { readonly seasonId: number; readonly draw: readonly number[] | null },
  teamIds: readonly number[],
) => {
  const [slug, teamsWithGames, names, maySupervise] = await Promise.all([
    slugOf(db, state.seasonId),
    gamesOfTeams(db, `${kind}-${id}`),
    namesOf(db, lang, state.seasonId, teamIds),
    isAllowedFor(db, session, 'competition/supervise', { kind, id }),
  ]);
  return {
    season: { id: state.seasonId, slug },
    draw: state.draw && [...state.draw],
    hasGames: teamsWithGames.size > 0,
    maySupervise,
    named: (teamId: number) => ({
      id: teamId,
      name: names.get(teamId) ?? `#${teamId}`,
      ...(teamsWithGames.get(teamId) ?? noGames),
    }),
  };
};

export const leagueNow = async (context: ReadContext, one: OneEntity): Promise<CurrentLeague> => {
  const { id } = one;
  const { state, revision } = await stateOf(context.log, 'league', id);
  const { categoryId, regionId, name, rulesetId, rulesetVersion, divisionOf, deducted, withdrawn, ...rest } =
    present(state, 'league/unknown');
  const { named, ...facts } = await competitionOf(context, 'league', one, rest, [...divisionOf.keys()]);
  const teams = [...divisionOf].map(([teamId, divisionId]) => ({
    ...named(teamId),
    divisionId,
    deducted: deducted.get(teamId) ?? 0,
    withdrawn: withdrawn.get(teamId) ?? null,
  }));
  const fields = { id, categoryId, regionId, name, rulesetId, rulesetVersion, revision };
  return { ...fields, ...facts, teams: inOrder(teams) };
};

/** For each category, the largest number of group games that one team has. */
const groupGamesOf = async (db: Db, tournamentId: number) => {
  const { rows } = await sql<{ categoryId: number; most: number }>`
    SELECT "categoryId", max(games)::int AS most FROM (
      SELECT "categoryId", team, count(*) AS games FROM games
      CROSS JOIN LATERAL (VALUES ("homeTeamId"), ("awayTeamId")) AS side (team)
      WHERE competition = ${`tournament-${tournamentId}`} AND stage = ANY (${[...tableStages]})
      GROUP BY "categoryId", team) each
    GROUP BY "categoryId" ORDER BY "categoryId"`.execute(db);
  return rows;
};

export const tournamentNow = async (context: ReadContext, one: OneEntity): Promise<CurrentTournament> => {
  const { id } = one;
  const { state, revision } = await stateOf(context.log, 'tournament', id);
  const now = present(state, 'tournament/unknown');
  const { name, categoryIds, rulesetId, rulesetVersion, startsOn, endsOn, city, entries } = now;
  const brackets = [...now.brackets].map(([categoryId, rest]) => ({
    categoryId,
    groupGames: rest.groupGames,
    slots: [...rest.slots],
  }));
  const { named, ...facts } = await competitionOf(context, 'tournament', one, now, [...entries.keys()]);
  const teams = [...entries].map(([teamId, { categoryId, group }]) => ({
    ...named(teamId),
    categoryId,
    group,
    deducted: now.deducted.get(teamId) ?? 0,
  }));
  const fields = { id, name, categoryIds, rulesetId, rulesetVersion, startsOn, endsOn, city, revision };
  const groupGames = await groupGamesOf(context.db, id);
  const games = await gamesOfTournament(context.db, id);
  return { ...fields, ...facts, brackets, groupGames, games, teams: inOrder(teams) };
};

const seasonsPlayed = async (db: Db, teamId: number): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    SELECT "seasonId" AS id FROM games WHERE "homeTeamId" = ${teamId}
    UNION SELECT "seasonId" FROM games WHERE "awayTeamId" = ${teamId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

export const teamNow = async ({ db, log }: ReadContext, id: number): Promise<CurrentTeam> => {
  const { state, revision } = await stateOf(log, 'team', id);
  const { seasons, crest, organizationId } = present(state, 'team/unknown');
  const played = await seasonsPlayed(db, id);
  const listed = [...seasons.values()].map(({ teamId: _teamId, country = null, ...listing }) => ({
    ...listing,
    country,
    hasPlayed: played.has(listing.seasonId),
  }));
  return { id, organizationId, seasons: listed, crest, revision };
};

const nameNow =
  (kind: 'region' | 'category' | 'division') =>
  async ({ log }: ReadContext, id: number): Promise<CurrentCatalogueItem> => {
    const { state, revision } = await stateOf(log, kind, id);
    const entity = present(state, `${kind}/unknown`);
    const { everywhere, onlyIn } = entity;
    const seasonNames = [...onlyIn].map(([seasonId, name]) => ({ seasonId, name }));
    const policy = 'shows' in entity ? { shows: entity.shows } : {};
    const described = 'description' in entity ? { description: entity.description } : {};
    return { id, name: everywhere, seasonNames, ...described, ...policy, revision };
  };
export const regionNow = nameNow('region');
export const categoryNow = nameNow('category');
export const divisionNow = nameNow('division');

export const cityNow = async ({ log }: ReadContext, id: number): Promise<CurrentCity> => {
  const { state, revision } = await stateOf(log, 'city', id);
  const { name, regionId, at, venues } = present(state, 'city/unknown');
  return { id, name, regionId, at, venues: [...venues.values()], revision };
};

export const organizationNow = async ({ log }: ReadContext, id: number): Promise<CurrentOrganization> => {
  const { state, revision } = await stateOf(log, 'organization', id);
  const { name, cityId } = present(state, 'organization/unknown');
  return { id, name, cityId, revision };
};

export const seasonNow = async ({ db, log }: ReadContext, id: number): Promise<CurrentSeason> => {
  const { state, revision } = await stateOf(log, 'season', id);
  if (state.status !== 'open') throw new DomainError('season/unknown', 'id');
  const chosen = await db
    .selectFrom('seasons')
    .select('seasonId')
    .where('chosenAt', 'is not', null)
    .orderBy('chosenAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { slug, startsOn, endsOn } = state;
  return { id, slug, startsOn, endsOn, isOngoing: chosen?.seasonId === id, revision };
};
