import type { LeagueCommand } from '@rondelle/contracts/competition/commands.ts';
import type { LeagueEvent } from '@rondelle/contracts/competition/competition.events.ts';
import type { CreatedLeague, League } from '../competition/league.ts';
import { type Undoing, undoReason as reason } from './undo.ts';

type Undo = Undoing<LeagueCommand>;
type Ids = { readonly leagueId: number; readonly seasonId: number };

/**
 * Restores the previous draw; null when it names a team that has left since, because it could not be recorded again.
 */
const drawUndone = (ids: Ids, { draw, divisionOf }: CreatedLeague): Undo => {
  if (!draw) return [{ type: 'WithdrawLeagueDraw', ...ids }];
  return draw.every((id) => divisionOf.has(id))
    ? [{ type: 'RecordLeagueDraw', ...ids, teamIds: [...draw] }]
    : null;
};

const teamUndone = (
  ids: Ids,
  event: Extract<LeagueEvent, { type: 'TeamEnteredLeague' | 'TeamMovedToDivision' | 'TeamLeftLeague' }>,
  { divisionOf, deducted, withdrawn }: CreatedLeague,
): Undo => {
  const { teamId } = event.data;
  if (event.type === 'TeamEnteredLeague') return [{ type: 'RemoveTeamFromLeague', ...ids, teamId }];
  const divisionId = divisionOf.get(teamId) ?? null;
  if (event.type === 'TeamMovedToDivision')
    return [{ type: 'MoveTeamToDivision', ...ids, teamId, divisionId }];
  const points = deducted.get(teamId);
  const treatment = withdrawn.get(teamId);
  return [
    { type: 'EnterTeamInLeague', ...ids, teamId, divisionId },
    ...(points ? [{ type: 'DeductLeaguePoints', ...ids, teamId, points, reason } as const] : []),
    ...(treatment ? [{ type: 'WithdrawTeamFromLeague', ...ids, teamId, treatment, reason } as const] : []),
  ];
};

/** A member who leaves and joins again waits to be accepted, as before. */
const acceptanceUndone = (ids: Ids, memberId: string): Undo => [
  { type: 'LeaveLeagueSupervisors', ...ids, memberId },
  { type: 'JoinLeagueSupervisors', ...ids, memberId },
];

/** Joins again, and is accepted again; null while the league is deleted. */
const leavingUndone = (ids: Ids, memberId: string, { accepted, deleted }: CreatedLeague): Undo =>
  deleted
    ? null
    : [
        { type: 'JoinLeagueSupervisors', ...ids, memberId },
        ...(accepted.has(memberId) ? [{ type: 'AcceptLeagueSupervisor', ...ids, memberId } as const] : []),
      ];

/** Withdraws the team as before, or not at all; null when it is not in the league any more. */
const withdrawalUndone = (ids: Ids, teamId: number, { divisionOf, withdrawn }: CreatedLeague): Undo => {
  if (!divisionOf.has(teamId)) return null;
  const treatment = withdrawn.get(teamId);
  return treatment
    ? [{ type: 'WithdrawTeamFromLeague', ...ids, teamId, treatment, reason }]
    : [{ type: 'ReturnTeamToLeague', ...ids, teamId }];
};

/** The commands that undo an event of a league, from the league before it. A created league is deleted. */
export const inverseOfLeague = (before: League, event: LeagueEvent): Undo => {
  const { leagueId, seasonId } = event.data;
  const ids = { leagueId, seasonId };
  if (!before) return [{ type: 'DeleteLeague', ...ids, reason }];
  const { name, categoryId, regionId, rulesetId, rulesetVersion } = before;
  switch (event.type) {
    case 'LeagueRenamed':
      return [{ type: 'RenameLeague', ...ids, name }];
    case 'LeagueMoved':
      return [{ type: 'MoveLeague', ...ids, categoryId, regionId }];
    case 'LeagueRulesetChanged':
      return [{ type: 'ChangeLeagueRuleset', ...ids, rulesetId, rulesetVersion }];
    case 'TeamEnteredLeague':
    case 'TeamMovedToDivision':
    case 'TeamLeftLeague':
      return teamUndone(ids, event, before);
    case 'LeaguePointsDeducted': {
      const { teamId } = event.data;
      const points = before.deducted.get(teamId) ?? 0;
      return before.divisionOf.has(teamId)
        ? [{ type: 'DeductLeaguePoints', ...ids, teamId, points, reason }]
        : null;
    }
    case 'TeamWithdrewFromLeague':
    case 'TeamReturnedToLeague':
      return withdrawalUndone(ids, event.data.teamId, before);
    case 'LeagueDrawRecorded':
    case 'LeagueDrawWithdrawn':
      return drawUndone(ids, before);
    case 'LeagueSupervisorJoined':
      return [{ type: 'LeaveLeagueSupervisors', ...ids, memberId: event.data.memberId }];
    case 'LeagueSupervisorAccepted':
      return acceptanceUndone(ids, event.data.memberId);
    case 'LeagueSupervisorLeft':
      return leavingUndone(ids, event.data.memberId, before);
    case 'LeagueDeleted':
      return [{ type: 'RestoreLeague', ...ids }];
    case 'LeagueCreated':
    case 'LeagueRestored':
      return [{ type: 'DeleteLeague', ...ids, reason }];
  }
};
