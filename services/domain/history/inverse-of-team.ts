import type { TeamCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TeamEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { Team } from '../competition/team.decider.ts';
import { type Undoing, undoReason as reason } from './undo.ts';

/** The commands that undo an event of a team, from the team before it. A registered team is deleted. */
export const inverseOfTeam = (before: Team, event: TeamEvent): Undoing<TeamCommand> => {
  const { teamId } = event.data;
  switch (event.type) {
    case 'TeamRegistered':
    case 'TeamRestored':
      return [{ type: 'DeleteTeam', teamId, reason }];
    case 'TeamListedForSeason':
    case 'TeamDelistedFromSeason': {
      // Part of a deletion; undoing the deletion restores it.
      if (before?.deleted) return [];
      const { seasonId } = event.data;
      const listing = before?.seasons.get(seasonId);
      return listing
        ? [{ type: 'ListTeamForSeason', ...listing }]
        : [{ type: 'DelistTeamFromSeason', teamId, seasonId, reason }];
    }
    case 'TeamCrestChosen':
      // Part of a restoration; the crest follows the team.
      return before?.deleted ? [] : [{ type: 'ChooseTeamCrest', teamId, crest: before?.crest ?? null }];
    case 'TeamOrganizationChanged':
      return [{ type: 'AssignTeamToOrganization', teamId, organizationId: before?.organizationId ?? null }];
    // Undoing a merge only restores this team; what it moved to the other team has events of its own to undo.
    case 'TeamDeleted':
    case 'TeamMerged':
      return [{ type: 'RestoreTeam', teamId }];
  }
};
