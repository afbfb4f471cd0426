import type { TeamCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TeamEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { Team } from '../competition/team.decider.ts';
import { type Undoing, undoReason as reason } from './undo.ts';

/** What undoes an event of a team, from the team as it was before. One that was registered is deleted. */
export const inverseOfTeam = (before: Team, event: TeamEvent): Undoing<TeamCommand> => {
  const { teamId } = event.data;
  switch (event.type) {
    case 'TeamRegistered':
    case 'TeamRestored':
      return [{ type: 'DeleteTeam', teamId, reason }];
    case 'TeamListedForSeason':
    case 'TeamDelistedFromSeason': {
      // Goes with a deletion, and comes back with its undoing.
      if (before?.deleted) return [];
      const { seasonId } = event.data;
      const listing = before?.seasons.get(seasonId);
      return listing
        ? [{ type: 'ListTeamForSeason', ...listing }]
        : [{ type: 'DelistTeamFromSeason', teamId, seasonId, reason }];
    }
    case 'TeamCrestChosen':
      // Goes and comes with the team.
      return before?.deleted ? [] : [{ type: 'ChooseTeamCrest', teamId, crest: before?.crest ?? null }];
    case 'TeamOrganizationChanged':
      return [{ type: 'AssignTeamToOrganization', teamId, organizationId: before?.organizationId ?? null }];
    // What was moved to the other team before a merger is moved back by undoing those events.
    case 'TeamDeleted':
    case 'TeamMerged':
      return [{ type: 'RestoreTeam', teamId }];
  }
};
