import type { CommandsByKind, Unprepared } from '@rondelle/contracts/competition/commands.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { References } from '../ports/references.ts';

/**
 * Looks up what a command needs from elsewhere: refuses it where something it names is missing or doesn't fit, and adds
 * the facts that its decider asks for. The same for whoever sends it: a form, a program, an undoing or a merger.
 */
export type Prepare<Kind extends keyof CommandsByKind, State> = (
  command: Unprepared<CommandsByKind[Kind]>,
  state: State,
  references: References,
) => Promise<CommandsByKind[Kind]>;

/** Waits for all of them, and fails with the first in this order that fails. */
export const inOrder = async <T>(promises: readonly Promise<T>[]): Promise<T[]> => {
  const settled = await Promise.allSettled(promises);
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
};

/** What is found; otherwise fails, naming the field. */
const found = async <T>(lookup: Promise<T | null>, code: DomainErrorCode, field: string): Promise<T> => {
  const one = await lookup;
  if (one === null) throw new DomainError(code, field);
  return one;
};

type InSeason = { readonly seasonId: number };

export const knownSeason = ({ season }: References, seasonId: number, field = 'seasonId') =>
  found(season(seasonId), 'season/unknown', field);

export const knownCategory = ({ category }: References, categoryId: number, field = 'categoryId') =>
  found(category(categoryId), 'category/unknown', field);

export const knownRegion = ({ region }: References, regionId: number) =>
  found(region(regionId), 'region/unknown', 'regionId');

export const assertDivision = async ({ division }: References, divisionId: number | null): Promise<void> => {
  if (divisionId !== null) await found(division(divisionId), 'division/unknown', 'divisionId');
};

export const assertRegion = async (references: References, regionId: number | null): Promise<void> => {
  if (regionId !== null) await knownRegion(references, regionId);
};

export const assertCity = async ({ city }: References, cityId: number | null): Promise<void> => {
  if (cityId !== null) await found(city(cityId), 'city/unknown', 'cityId');
};

export const assertOrganization = async (
  { organization }: References,
  organizationId: number | null,
): Promise<void> => {
  if (organizationId !== null)
    await found(organization(organizationId), 'organization/unknown', 'organizationId');
};

export const knownRuleset = (
  { ruleset }: References,
  at: { readonly rulesetId: number; readonly rulesetVersion: number },
) => found(ruleset(at.rulesetId, at.rulesetVersion), 'ruleset/unknown', 'rulesetId');

export const knownLeague = ({ league }: References, leagueId: number, { seasonId }: InSeason) =>
  found(league(leagueId, seasonId), 'league/unknown', 'leagueId');

export const knownTournament = ({ tournament }: References, tournamentId: number, { seasonId }: InSeason) =>
  found(tournament(tournamentId, seasonId), 'tournament/unknown', 'tournamentId');

export const knownTeam = (
  { team }: References,
  teamId: number,
  { seasonId }: InSeason,
  field: string = 'teamId',
) => found(team(teamId, seasonId), 'team/unknown', field);

/** A competition's teams are those of its category. */
export const assertOfCategory = async (
  references: References,
  { teamId, ...inSeason }: InSeason & { readonly teamId: number },
  categoryId: number,
): Promise<void> => {
  const team = await knownTeam(references, teamId, inSeason);
  if (team.categoryId !== categoryId) throw new DomainError('team/other-category', 'teamId');
};
