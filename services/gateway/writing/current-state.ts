import type {
  CurrentLeague,
  CurrentCatalogueItem,
  CurrentSeason,
  CurrentTeam,
  CurrentTournament,
} from '@rondelle/contracts/competition/structure.outputs.ts';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { category } from '@rondelle/domain/competition/category.decider.ts';
import { division } from '@rondelle/domain/competition/division.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import type { Named } from '@rondelle/domain/competition/names.ts';
import { region } from '@rondelle/domain/competition/region.decider.ts';
import { season } from '@rondelle/domain/competition/season.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { supervises } from '@rondelle/members/supervises.ts';

/** Who looks, and where: the log for what is said, the views for what refers to it. */
export type ReadContext = { readonly db: Db; readonly log: EventLog; readonly session: Session };

const stateOf = async <State, Command, Event extends CompetitionEvent>(
  log: EventLog,
  kind: StreamKind,
  id: number,
  { initial, evolve }: Decider<State, Command, Event>,
): Promise<{ state: State; revision: string }> => {
  let state = initial;
  let revision = '0';
  for await (const event of log.readStream(streamOf(kind, id))) {
    // A stream holds its own kind's events alone.
    state = evolve(state, event as Recorded<Event>);
    revision = event.revision;
  }
  return { state, revision };
};

/** What is there and not deleted, or the refusal. */
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

/** The teams that have a game in a league or tournament. */
const playersOf = async (db: Db, competition: string): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    SELECT "homeTeamId" AS id FROM games WHERE competition = ${competition}
    UNION SELECT "awayTeamId" FROM games WHERE competition = ${competition}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const namesOf = async (db: Db, seasonId: number, teamIds: readonly number[]) => {
  const rows = await db
    .selectFrom('team_seasons')
    .select(['teamId', 'name'])
    .where('seasonId', '=', seasonId)
    .where('teamId', 'in', teamIds.length > 0 ? teamIds : [0])
    .execute();
  return new Map(rows.map(({ teamId, name }) => [teamId, name]));
};

const inOrder = <T extends { readonly name: string }>(teams: T[]): T[] =>
  teams.toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));

/** What leagues and tournaments have in common, for a form. */
const competitionOf = async (
  { db, session }: ReadContext,
  kind: 'league' | 'tournament',
  id: number,
  state: { readonly seasonId: number; readonly draw: readonly number[] | null },
  teamIds: readonly number[],
) => {
  const [slug, players, names, isSupervisor] = await Promise.all([
    slugOf(db, state.seasonId),
    playersOf(db, `${kind}-${id}`),
    namesOf(db, state.seasonId, teamIds),
    supervises(db, session.memberId, { kind, id }),
  ]);
  return {
    season: { id: state.seasonId, slug },
    draw: state.draw && [...state.draw],
    hasGames: players.size > 0,
    maySupervise: isAllowed(session.role, 'competition/supervise', isSupervisor),
    named: (teamId: number) => ({
      id: teamId,
      name: names.get(teamId) ?? `#${teamId}`,
      hasPlayed: players.has(teamId),
    }),
  };
};

export const leagueNow = async (context: ReadContext, id: number): Promise<CurrentLeague> => {
  const { state, revision } = await stateOf(context.log, 'league', id, league);
  const { categoryId, regionId, name, rulesetId, rulesetVersion, divisionOf, ...rest } = present(
    state,
    'league/unknown',
  );
  const { named, ...facts } = await competitionOf(context, 'league', id, rest, [...divisionOf.keys()]);
  const teams = [...divisionOf].map(([teamId, divisionId]) => ({ ...named(teamId), divisionId }));
  const said = { id, categoryId, regionId, name, rulesetId, rulesetVersion, revision };
  return { ...said, ...facts, teams: inOrder(teams) };
};

export const tournamentNow = async (context: ReadContext, id: number): Promise<CurrentTournament> => {
  const { state, revision } = await stateOf(context.log, 'tournament', id, tournament);
  const now = present(state, 'tournament/unknown');
  const { name, categoryIds, rulesetId, rulesetVersion, startsOn, endsOn, city, entries } = now;
  const { named, ...facts } = await competitionOf(context, 'tournament', id, now, [...entries.keys()]);
  const teams = [...entries].map(([teamId, { categoryId, group }]) => ({
    ...named(teamId),
    categoryId,
    group,
  }));
  const said = { id, name, categoryIds, rulesetId, rulesetVersion, startsOn, endsOn, city, revision };
  return { ...said, ...facts, teams: inOrder(teams) };
};

const seasonsPlayed = async (db: Db, teamId: number): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    SELECT "seasonId" AS id FROM games WHERE "homeTeamId" = ${teamId}
    UNION SELECT "seasonId" FROM games WHERE "awayTeamId" = ${teamId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

export const teamNow = async ({ db, log }: ReadContext, id: number): Promise<CurrentTeam> => {
  const { state, revision } = await stateOf(log, 'team', id, team);
  const { seasons } = present(state, 'team/unknown');
  const played = await seasonsPlayed(db, id);
  const listed = [...seasons.values()].map(({ teamId: _teamId, ...listing }) => ({
    ...listing,
    hasPlayed: played.has(listing.seasonId),
  }));
  return { id, seasons: listed, revision };
};

const placeNow =
  <Command, Event extends CompetitionEvent>(
    kind: 'region' | 'category' | 'division',
    decider: Decider<Named, Command, Event>,
  ) =>
  async ({ log }: ReadContext, id: number): Promise<CurrentCatalogueItem> => {
    const { state, revision } = await stateOf(log, kind, id, decider);
    const { everywhere, onlyIn } = present(state, `${kind}/unknown`);
    const seasonNames = [...onlyIn].map(([seasonId, name]) => ({ seasonId, name }));
    return { id, name: everywhere, seasonNames, revision };
  };
export const regionNow = placeNow('region', region);
export const categoryNow = placeNow('category', category);
export const divisionNow = placeNow('division', division);

export const seasonNow = async ({ db, log }: ReadContext, id: number): Promise<CurrentSeason> => {
  const { state, revision } = await stateOf(log, 'season', id, season);
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
