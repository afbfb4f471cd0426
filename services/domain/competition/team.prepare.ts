import { DomainError } from '@rondelle/contracts/errors.ts';
import type { References } from '@rondelle/contracts/ports/references.ts';
import { assertOrganization, knownCategory, knownRegion, knownSeason, type Prepare } from './prepare.ts';
import type { Team } from './team.decider.ts';

/** Throws when the team is still entered in a league or tournament. */
const assertNotEntered = async (
  { enteredIn }: References,
  teamId: number,
  seasonId: number | null,
): Promise<void> => {
  const kind = await enteredIn(teamId, seasonId);
  if (kind !== null) throw new DomainError(`${kind}/team-already-entered`, 'teamId');
};

/**
 * Returns whether a team has games in a season, or in any season (null), cancelled ones too: they show its name. Throws
 * when it has none but is still entered somewhere.
 */
const hasGames = async (
  references: References,
  teamId: number,
  seasonId: number | null,
): Promise<boolean> => {
  const hasGames = await references.hasGames(teamId, seasonId);
  if (!hasGames) await assertNotEntered(references, teamId, seasonId);
  return hasGames;
};

/** Throws when leagues, tournaments or games of its category contain the team: these are all of one category. */
const assertMayChange = async (references: References, teamId: number, seasonId: number): Promise<void> => {
  await assertNotEntered(references, teamId, seasonId);
  if (await references.hasGames(teamId, seasonId))
    throw new DomainError('team/category-has-games', 'categoryId');
};

export const prepareTeam: Prepare<'team', Team> = async (command, team, references) => {
  switch (command.type) {
    case 'ListTeamForSeason': {
      const { teamId, seasonId, categoryId, regionId } = command;
      await knownSeason(references, seasonId);
      await knownCategory(references, categoryId);
      await knownRegion(references, regionId);
      const before = team?.seasons.get(seasonId);
      if (before && before.categoryId !== categoryId) await assertMayChange(references, teamId, seasonId);
      return command;
    }
    case 'AssignTeamToOrganization':
      await assertOrganization(references, command.organizationId);
      return command;
    case 'DelistTeamFromSeason':
      return { ...command, hasPlayed: await hasGames(references, command.teamId, command.seasonId) };
    case 'DeleteTeam':
    case 'MergeTeam':
      return { ...command, hasPlayed: await hasGames(references, command.teamId, null) };
    default:
      return command;
  }
};
