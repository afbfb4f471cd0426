import type { LeagueCommand } from '@rondelle/contracts/competition/commands.ts';
import type { LeagueEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { assertDraw } from './draw.ts';
import { type CreatedLeague, evolve, type League, restoredFacts } from './league.ts';
import { payloadOf, same } from './payload.ts';
import { assertListNotFull } from './list-limit.ts';
import { canAccept } from './supervisors.ts';

/** Returns the division of a team, null for none; throws when the team is not entered. */
const divisionOf = ({ divisionOf }: CreatedLeague, teamId: number): number | null => {
  const division = divisionOf.get(teamId);
  if (division === undefined) throw new DomainError('league/team-not-entered', 'teamId');
  return division;
};

type Of<T extends LeagueCommand['type']> = Extract<LeagueCommand, { type: T }>;
type OfTeams = Of<
  | 'EnterTeamInLeague'
  | 'MoveTeamToDivision'
  | 'RemoveTeamFromLeague'
  | 'DeductLeaguePoints'
  | 'WithdrawTeamFromLeague'
  | 'ReturnTeamToLeague'
>;

const changeTeams = (command: OfTeams, league: CreatedLeague): readonly LeagueEvent[] => {
  switch (command.type) {
    case 'EnterTeamInLeague': {
      const entered = league.divisionOf.get(command.teamId);
      if (entered === command.divisionId) return [];
      if (entered !== undefined) throw new DomainError('league/team-already-entered', 'teamId');
      assertListNotFull(league.divisionOf.size, 'teamId');
      return [{ type: 'TeamEnteredLeague', data: payloadOf(command) }];
    }
    case 'MoveTeamToDivision': {
      const unmoved = divisionOf(league, command.teamId) === command.divisionId;
      return unmoved ? [] : [{ type: 'TeamMovedToDivision', data: payloadOf(command) }];
    }
    case 'DeductLeaguePoints': {
      divisionOf(league, command.teamId);
      const isSame = (league.deducted.get(command.teamId) ?? 0) === command.points;
      return isSame ? [] : [{ type: 'LeaguePointsDeducted', data: payloadOf(command) }];
    }
    case 'WithdrawTeamFromLeague': {
      divisionOf(league, command.teamId);
      const isSame = league.withdrawn.get(command.teamId) === command.treatment;
      return isSame ? [] : [{ type: 'TeamWithdrewFromLeague', data: payloadOf(command) }];
    }
    case 'ReturnTeamToLeague':
      divisionOf(league, command.teamId);
      return league.withdrawn.has(command.teamId)
        ? [{ type: 'TeamReturnedToLeague', data: payloadOf(command) }]
        : [];
    case 'RemoveTeamFromLeague': {
      divisionOf(league, command.teamId);
      if (command.hasPlayed) throw new DomainError('league/team-has-played', 'teamId');
      if (command.hasToCome) throw new DomainError('league/team-has-games', 'teamId');
      const { hasPlayed: _hasPlayed, hasToCome: _hasToCome, ...data } = payloadOf(command);
      return [{ type: 'TeamLeftLeague', data }];
    }
  }
};

/**
 * All teams and games of a league are of its category, so the category changes only while no team is entered. Teams may
 * come from any region, so the region can change at any time.
 */
const move = (command: Of<'MoveLeague'>, league: CreatedLeague): readonly LeagueEvent[] => {
  const isOtherCategory = command.categoryId !== league.categoryId;
  if (!isOtherCategory && command.regionId === league.regionId) return [];
  if (isOtherCategory && league.divisionOf.size > 0)
    throw new DomainError('league/category-has-teams', 'categoryId');
  return [{ type: 'LeagueMoved', data: payloadOf(command) }];
};

const remove = (
  { leagueId, seasonId, reason, inUse }: Of<'DeleteLeague'>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  if (inUse) throw new DomainError('league/has-games');
  const contents = { teamIds: [...league.divisionOf.keys()], supervisorIds: [...league.supervisors] };
  return [{ type: 'LeagueDeleted', data: { leagueId, seasonId, ...contents, reason } }];
};

type Change = Exclude<LeagueCommand, OfTeams | Of<'CreateLeague' | 'RestoreLeague' | 'DeleteLeague'>>;

const change = (command: Change, league: CreatedLeague): readonly LeagueEvent[] => {
  switch (command.type) {
    case 'RenameLeague':
      return same(league.name, command.name) ? [] : [{ type: 'LeagueRenamed', data: payloadOf(command) }];
    case 'MoveLeague':
      return move(command, league);
    case 'ChangeLeagueRuleset': {
      const { rulesetId, rulesetVersion } = league;
      const unchanged = rulesetId === command.rulesetId && rulesetVersion === command.rulesetVersion;
      return unchanged ? [] : [{ type: 'LeagueRulesetChanged', data: payloadOf(command) }];
    }
    case 'RecordLeagueDraw':
      assertDraw(command.teamIds, league.divisionOf, 'league/draw-of-unknown-teams');
      return same(league.draw, command.teamIds)
        ? []
        : [{ type: 'LeagueDrawRecorded', data: payloadOf(command) }];
    case 'WithdrawLeagueDraw':
      return league.draw ? [{ type: 'LeagueDrawWithdrawn', data: payloadOf(command) }] : [];
    case 'JoinLeagueSupervisors':
      if (league.supervisors.has(command.memberId)) return [];
      assertListNotFull(league.supervisors.size, 'memberId');
      return [{ type: 'LeagueSupervisorJoined', data: payloadOf(command) }];
    case 'AcceptLeagueSupervisor':
      return canAccept(league, command.memberId)
        ? [{ type: 'LeagueSupervisorAccepted', data: payloadOf(command) }]
        : [];
    case 'LeaveLeagueSupervisors':
      return league.supervisors.has(command.memberId)
        ? [{ type: 'LeagueSupervisorLeft', data: payloadOf(command) }]
        : [];
  }
};

const decideCreated = (
  command: Exclude<LeagueCommand, { type: 'CreateLeague' }>,
  league: CreatedLeague,
): readonly LeagueEvent[] => {
  if (command.type === 'RestoreLeague') {
    if (!league.deleted) throw new DomainError('league/not-deleted');
    return [{ type: 'LeagueRestored', data: { leagueId: command.leagueId, ...restoredFacts(league) } }];
  }
  // Always allowed: erasing a member must remove them from deleted leagues too.
  if (league.deleted && command.type !== 'LeaveLeagueSupervisors') throw new DomainError('league/unknown');
  switch (command.type) {
    case 'DeleteLeague':
      return remove(command, league);
    case 'EnterTeamInLeague':
    case 'MoveTeamToDivision':
    case 'RemoveTeamFromLeague':
    case 'DeductLeaguePoints':
    case 'WithdrawTeamFromLeague':
    case 'ReturnTeamToLeague':
      return changeTeams(command, league);
    default:
      return change(command, league);
  }
};

export const league: Decider<League, LeagueCommand, LeagueEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'CreateLeague') {
      if (state) throw new DomainError('league/already-created');
      return [{ type: 'LeagueCreated', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('league/unknown');
    // The stream holds a league of one season; for another season the league does not exist.
    if (command.seasonId !== state.seasonId) throw new DomainError('league/unknown', 'seasonId');
    return decideCreated(command, state);
  },
  evolve,
};
