import { teamNameIn } from '@rondelle/contracts/competition/country-team.ts';
import type {
  CarriedLeagueOutput,
  CarryLeague,
  CarryPlan,
  CarryPlanInput,
} from '@rondelle/contracts/competition/next-season.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { ownCommandId, stepIdOf } from '@rondelle/domain/command-ids.ts';
import { seasonCatalogue } from '@rondelle/projections/queries/outputs/catalogue.ts';
import { isAccepted } from '@rondelle/members/supervises.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { create, send } from './run-command.ts';
import { countActionAgainstLimits } from './write-limits.ts';
import type { Writing } from './writing.ts';

const mostLeagues = 500;
const mostTeams = 200;

const teamsOf = (db: Db, leagueIds: readonly number[]) =>
  db
    .selectFrom('league_entries as e')
    .innerJoin('team_seasons as t', (on) =>
      on.onRef('t.teamId', '=', 'e.teamId').onRef('t.seasonId', '=', 'e.seasonId'),
    )
    .select(['e.leagueId', 'e.teamId', 'e.divisionId', 't.name', 't.country'])
    .select(['t.city', 't.categoryId', 't.regionId'])
    .where('e.leagueId', 'in', leagueIds)
    .orderBy('t.searchName')
    .orderBy('e.teamId')
    .limit(leagueIds.length * mostTeams)
    .execute();

const supervisorsOf = (db: Db, leagueIds: readonly number[]) =>
  db
    .selectFrom('supervisions as s')
    .select(['s.id', 's.memberId', isAccepted().as('isAccepted')])
    .where('s.kind', '=', 'league')
    .where('s.id', 'in', leagueIds)
    .orderBy('s.since')
    .limit(leagueIds.length * 50)
    .execute();

const leaguesOf = (db: Db, seasonId: number) =>
  db
    .selectFrom('leagues')
    .select(['leagueId', 'categoryId', 'regionId', 'nameFr', 'nameEn'])
    .where('seasonId', '=', seasonId)
    .orderBy('searchName')
    .orderBy('leagueId')
    .limit(mostLeagues)
    .execute();

/** The leagues of a season with their teams, and whether the target season has a league at the same address already. */
export const carryPlan = async (db: Db, { lang, sid, to }: CarryPlanInput): Promise<CarryPlan> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const next = catalogue.seasons.find(({ slug }) => slug === to);
  const leagues = await leaguesOf(db, seasonId);
  const ids = leagues.map(({ leagueId }) => leagueId);
  if (ids.length === 0) return { to: next ? { id: next.id, slug: next.slug } : null, leagues: [] };
  const [teams, supervisors, existing] = await Promise.all([
    teamsOf(db, ids),
    supervisorsOf(db, ids),
    next ? leaguesOf(db, next.id) : [],
  ]);
  const takenAddresses = new Set(existing.map(({ categoryId, regionId }) => `${categoryId} ${regionId}`));
  return {
    to: next ? { id: next.id, slug: next.slug } : null,
    leagues: leagues.map(({ leagueId, categoryId, regionId, nameFr, nameEn }) => ({
      id: leagueId,
      name: lang === 'fr' ? nameFr : nameEn,
      category: catalogue.category(categoryId, seasonId).name,
      region: catalogue.region(regionId, seasonId).name,
      teams: teams.filter((team) => team.leagueId === leagueId).map((team) => teamNameIn(lang, team)),
      supervisors: supervisors.filter(({ id }) => id === leagueId).length,
      isThere: takenAddresses.has(`${categoryId} ${regionId}`),
    })),
  };
};

const leagueBy = async (db: Db, leagueId: number) => {
  const league = await db
    .selectFrom('leagues')
    .selectAll()
    .where('leagueId', '=', leagueId)
    .executeTakeFirst();
  if (!league) throw new DomainError('league/unknown', 'leagueId');
  return league;
};

/** The categories of the teams that a season already lists, by team. */
const listedIn = async (
  db: Db,
  seasonId: number,
  teamIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (teamIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('team_seasons')
    .select(['teamId', 'categoryId'])
    .where('seasonId', '=', seasonId)
    .where('teamId', 'in', teamIds)
    .execute();
  return new Map(rows.map(({ teamId, categoryId }) => [teamId, categoryId]));
};

/**
 * Continues a league in another season: same name, category, region and rules; its teams are listed and entered;
 * if requested, its supervisors join too and stay accepted. Teams that the season lists in another category stay there.
 * Each step has a command id of its own, so that a retry resumes where it stopped.
 */
export const carryLeague = async (write: Writing, input: CarryLeague): Promise<CarriedLeagueOutput> => {
  const { db } = write;
  const { leagueId: from, seasonId } = input;
  const correlationId = ownCommandId(write.session.memberId, input.actionId, 'next-season');
  await countActionAgainstLimits(write, correlationId);
  const part: Writing = { ...write, partOf: 'action', correlationId };
  const stepId = (step: string) => stepIdOf(correlationId, `${from}/${step}`);
  const league = await leagueBy(db, from);
  if (league.seasonId === seasonId) throw new DomainError('request/invalid', 'seasonId');
  const all = await teamsOf(db, [from]);
  const listed = await listedIn(
    db,
    seasonId,
    all.map(({ teamId }) => teamId),
  );
  const isFree = ({ teamId }: (typeof all)[number]): boolean =>
    (listed.get(teamId) ?? league.categoryId) === league.categoryId;
  const teams = all.filter(isFree);
  const leftOutTeams = all.filter((team) => !isFree(team)).map((team) => teamNameIn(write.lang, team));
  const { id: leagueId } = await create(part, 'league', { commandId: stepId('league') }, (id) => [
    {
      type: 'CreateLeague',
      commandId: stepId('league'),
      leagueId: id,
      seasonId,
      key: null,
      categoryId: league.categoryId,
      regionId: league.regionId,
      name: { fr: league.nameFr, en: league.nameEn },
      rulesetId: league.rulesetId,
      rulesetVersion: league.rulesetVersion,
    },
  ]);
  for (const { teamId, name, country, city, categoryId, regionId } of teams) {
    if (listed.has(teamId)) continue;
    const commandId = stepId(`team ${teamId}`);
    const listing = { teamId, seasonId, name, country, city, categoryId, regionId };
    await send(part, 'team', { commandId }, teamId, [{ type: 'ListTeamForSeason', commandId, ...listing }]);
  }
  if (teams.length > 0) {
    const commandId = stepId('entries');
    const entries = teams.map(({ teamId, divisionId }) => ({
      type: 'EnterTeamInLeague' as const,
      commandId,
      leagueId,
      seasonId,
      teamId,
      divisionId,
    }));
    await send(part, 'league', { commandId }, leagueId, entries);
  }
  for (const { memberId, isAccepted: wasAccepted } of input.supervisors
    ? await supervisorsOf(db, [from])
    : []) {
    const commandId = stepId(`supervisor ${memberId}`);
    await send(part, 'league', { commandId }, leagueId, [
      { type: 'JoinLeagueSupervisors', commandId, leagueId, seasonId, memberId },
      ...(wasAccepted
        ? [{ type: 'AcceptLeagueSupervisor', commandId, leagueId, seasonId, memberId } as const]
        : []),
    ]);
  }
  return { leagueId, teams: teams.length, left: leftOutTeams, correlationId };
};
