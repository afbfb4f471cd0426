import type { CommandsByKind, Unprepared } from '@rondelle/contracts/competition/commands.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';

/**
 * Looks up the facts that a command needs from other streams: throws when a reference is missing or does not fit, and
 * adds the facts that the decider needs. The same function serves forms, programs, undo and merges.
 */
export type Prepare<Kind extends keyof CommandsByKind, State> = (
  command: Unprepared<CommandsByKind[Kind]>,
  state: State,
  references: References,
) => Promise<CommandsByKind[Kind]>;

/** Waits for all promises; throws the error of the first one in this order that failed. */
export const inOrder = async <T>(promises: readonly Promise<T>[]): Promise<T[]> => {
  const settled = await Promise.allSettled(promises);
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
};

/** Returns what the lookup finds; throws `code` for `field` when it finds null. */
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

/** Throws unless the team is of the competition's category. */
export const assertOfCategory = async (
  references: References,
  { teamId, ...inSeason }: InSeason & { readonly teamId: number },
  categoryId: number,
): Promise<void> => {
  const team = await knownTeam(references, teamId, inSeason);
  if (team.categoryId !== categoryId) throw new DomainError('team/other-category', 'teamId');
};
