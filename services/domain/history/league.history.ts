import { eachPart, entryAspects, supervisorAspects } from './aspects.ts';
import type { Inverse, KindHistory } from './kind-history.ts';
import { undoReason as reason } from './undo.ts';

/** Restores the previous draw; null when it names a team that has left since. */
const drawUndone: Inverse<'league'> = (ids, { draw, divisionOf }) => {
  if (!draw) return [{ type: 'WithdrawLeagueDraw', ...ids }];
  return draw.every((id) => divisionOf.has(id))
    ? [{ type: 'RecordLeagueDraw', ...ids, teamIds: [...draw] }]
    : null;
};

/** Enters the team again, with its deducted points and its withdrawal. */
const enteredAgain: Inverse<'league', 'TeamLeftLeague'> = (ids, league, { teamId }) => {
  const points = league.deducted.get(teamId);
  const treatment = league.withdrawn.get(teamId);
  return [
    { type: 'EnterTeamInLeague', ...ids, teamId, divisionId: league.divisionOf.get(teamId) ?? null },
    ...(points ? [{ type: 'DeductLeaguePoints', ...ids, teamId, points, reason } as const] : []),
    ...(treatment ? [{ type: 'WithdrawTeamFromLeague', ...ids, teamId, treatment, reason } as const] : []),
  ];
};

/** Withdraws the team as before, or not at all; null when it is not in the league any more. */
const withdrawalUndone: Inverse<'league', 'TeamWithdrewFromLeague' | 'TeamReturnedToLeague'> = (
  ids,
  { divisionOf, withdrawn },
  { teamId },
) => {
  if (!divisionOf.has(teamId)) return null;
  const treatment = withdrawn.get(teamId);
  return treatment
    ? [{ type: 'WithdrawTeamFromLeague', ...ids, teamId, treatment, reason }]
    : [{ type: 'ReturnTeamToLeague', ...ids, teamId }];
};

export const leagueHistory: KindHistory<'league'> = {
  aspects: (league) => [
    ['name', league.name],
    ['place', [league.categoryId, league.regionId]],
    ['ruleset', [league.rulesetId, league.rulesetVersion]],
    ['draw', league.draw],
    ...entryAspects(league.divisionOf.keys()),
    ...eachPart('division', league.divisionOf),
    ...eachPart('deducted', league.deducted),
    ...eachPart('withdrawn', league.withdrawn),
    ...supervisorAspects(league),
  ],
  ids: ({ leagueId, seasonId }) => ({ leagueId, seasonId }),
  delete: (ids) => [{ type: 'DeleteLeague', ...ids, reason }],
  restore: (ids) => [{ type: 'RestoreLeague', ...ids }],
  inverses: {
    LeagueCreated: 'delete',
    LeagueRestored: 'delete',
    LeagueDeleted: 'restore',
    LeagueRenamed: (ids, { name }) => [{ type: 'RenameLeague', ...ids, name }],
    LeagueMoved: (ids, { categoryId, regionId }) => [{ type: 'MoveLeague', ...ids, categoryId, regionId }],
    LeagueRulesetChanged: (ids, { rulesetId, rulesetVersion }) => [
      { type: 'ChangeLeagueRuleset', ...ids, rulesetId, rulesetVersion },
    ],
    TeamEnteredLeague: (ids, _league, { teamId }) => [{ type: 'RemoveTeamFromLeague', ...ids, teamId }],
    TeamMovedToDivision: (ids, { divisionOf }, { teamId }) => [
      { type: 'MoveTeamToDivision', ...ids, teamId, divisionId: divisionOf.get(teamId) ?? null },
    ],
    TeamLeftLeague: enteredAgain,
    TeamWithdrewFromLeague: withdrawalUndone,
    TeamReturnedToLeague: withdrawalUndone,
    LeaguePointsDeducted: (ids, { deducted, divisionOf }, { teamId }) =>
      divisionOf.has(teamId)
        ? [{ type: 'DeductLeaguePoints', ...ids, teamId, points: deducted.get(teamId) ?? 0, reason }]
        : null,
    LeagueDrawRecorded: drawUndone,
    LeagueDrawWithdrawn: drawUndone,
    LeagueSupervisorJoined: (ids, _league, { memberId }) => [
      { type: 'LeaveLeagueSupervisors', ...ids, memberId },
    ],
    // A member who leaves and joins again waits to be accepted, as before.
    LeagueSupervisorAccepted: (ids, _league, { memberId }) => [
      { type: 'LeaveLeagueSupervisors', ...ids, memberId },
      { type: 'JoinLeagueSupervisors', ...ids, memberId },
    ],
    // A deleted league accepts no supervisors.
    LeagueSupervisorLeft: (ids, { accepted, deleted }, { memberId }) => {
      if (deleted) return null;
      const joining = { type: 'JoinLeagueSupervisors', ...ids, memberId } as const;
      return accepted.has(memberId)
        ? [joining, { type: 'AcceptLeagueSupervisor', ...ids, memberId }]
        : [joining];
    },
  },
};
