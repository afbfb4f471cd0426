import { DomainError } from '@rondelle/contracts/errors.ts';
import type { References } from '../ports/references.ts';
import { assertOrganization, knownCategory, knownRegion, knownSeason, type Prepare } from './prepare.ts';
import type { Team } from './team.decider.ts';

/** A team that is entered somewhere leaves there first. */
const assertNotEntered = async (
  { enteredIn }: References,
  teamId: number,
  seasonId: number | null,
): Promise<void> => {
  const kind = await enteredIn(teamId, seasonId);
  if (kind !== null) throw new DomainError(`${kind}/team-already-entered`, 'teamId');
};

/** Whether a team has played in a season, or (null) in any; nothing is taken out of where it is entered. */
const hasPlayed = async (
  references: References,
  teamId: number,
  seasonId: number | null,
): Promise<boolean> => {
  const hasPlayed = await references.hasPlayed(teamId, seasonId);
  if (!hasPlayed) await assertNotEntered(references, teamId, seasonId);
  return hasPlayed;
};

export const prepareTeam: Prepare<'team', Team> = async (command, team, references) => {
  switch (command.type) {
    case 'ListTeamForSeason': {
      const { teamId, seasonId, categoryId, regionId } = command;
      await knownSeason(references, seasonId);
      await knownCategory(references, categoryId);
      await knownRegion(references, regionId);
      const before = team?.seasons.get(seasonId);
      // In the leagues and tournaments of a category there are its teams only.
      if (before && before.categoryId !== categoryId) await assertNotEntered(references, teamId, seasonId);
      return command;
    }
    case 'AssignTeamToOrganization':
      await assertOrganization(references, command.organizationId);
      return command;
    case 'DelistTeamFromSeason':
      return { ...command, hasPlayed: await hasPlayed(references, command.teamId, command.seasonId) };
    case 'DeleteTeam':
    case 'MergeTeam':
      return { ...command, hasPlayed: await hasPlayed(references, command.teamId, null) };
    default:
      return command;
  }
};
