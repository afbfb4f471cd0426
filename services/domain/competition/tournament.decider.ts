import type { TournamentCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TournamentEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { assertBracket } from './bracket.ts';
import { assertDraw } from './draw.ts';
import { payloadOf, same } from './payload.ts';
import { assertListNotFull } from './list-limit.ts';
import { canAccept } from './supervisors.ts';
import { type CreatedTournament, evolve, restoredFacts, type Tournament } from './tournament.ts';

const assertInOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }): void => {
  if (startsOn > endsOn) throw new DomainError('tournament/dates-reversed', 'endsOn');
};

type Of<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

const enter = (
  command: Of<'EnterTeamInTournament'>,
  state: CreatedTournament,
): readonly TournamentEvent[] => {
  const { teamId, categoryId, group } = command;
  const entry = state.entries.get(teamId);
  if (entry && same(entry, { categoryId, group })) return [];
  if (entry) throw new DomainError('tournament/team-already-entered', 'teamId');
  if (!state.categoryIds.includes(categoryId))
    throw new DomainError('tournament/category-not-held', 'categoryId');
  assertListNotFull(state.entries.size, 'teamId');
  return [{ type: 'TeamEnteredTournament', data: payloadOf(command) }];
};

const leave = (
  command: Of<'RemoveTeamFromTournament'>,
  state: CreatedTournament,
): readonly TournamentEvent[] => {
  if (!state.entries.has(command.teamId)) throw new DomainError('tournament/team-not-entered', 'teamId');
  if (command.hasPlayed) throw new DomainError('tournament/team-has-played', 'teamId');
  if (command.hasToCome) throw new DomainError('tournament/team-has-games', 'teamId');
  const { hasPlayed: _hasPlayed, hasToCome: _hasToCome, ...data } = payloadOf(command);
  return [{ type: 'TeamLeftTournament', data }];
};

const changeCategories = (
  command: Of<'ChangeTournamentCategories'>,
  state: CreatedTournament,
): readonly TournamentEvent[] => {
  if (same(state.categoryIds, command.categoryIds)) return [];
  const held = new Set(command.categoryIds);
  if ([...state.entries.values()].some(({ categoryId }) => !held.has(categoryId)))
    throw new DomainError('tournament/category-has-teams', 'categoryIds');
  return [{ type: 'TournamentCategoriesChanged', data: payloadOf(command) }];
};

const remove = (
  { tournamentId, seasonId, reason, inUse }: Of<'DeleteTournament'>,
  state: CreatedTournament,
): readonly TournamentEvent[] => {
  if (inUse) throw new DomainError('tournament/has-games');
  const contents = { teamIds: [...state.entries.keys()], supervisorIds: [...state.supervisors] };
  return [{ type: 'TournamentDeleted', data: { tournamentId, seasonId, ...contents, reason } }];
};

type Change = Exclude<TournamentCommand, Of<'CreateTournament' | 'RestoreTournament'>>;

const change = (command: Change, state: CreatedTournament): readonly TournamentEvent[] => {
  switch (command.type) {
    case 'RenameTournament':
      return same(state.name, command.name) ? [] : [{ type: 'TournamentRenamed', data: payloadOf(command) }];
    case 'ChangeTournamentDates': {
      assertInOrder(command);
      const unchanged = state.startsOn === command.startsOn && state.endsOn === command.endsOn;
      return unchanged ? [] : [{ type: 'TournamentDatesChanged', data: payloadOf(command) }];
    }
    case 'ChangeTournamentCity':
      return state.city === command.city ? [] : [{ type: 'TournamentCityChanged', data: payloadOf(command) }];
    case 'ChangeTournamentRuleset': {
      const { rulesetId, rulesetVersion } = state;
      const unchanged = rulesetId === command.rulesetId && rulesetVersion === command.rulesetVersion;
      return unchanged ? [] : [{ type: 'TournamentRulesetChanged', data: payloadOf(command) }];
    }
    case 'ChangeTournamentCategories':
      return changeCategories(command, state);
    case 'EnterTeamInTournament':
      return enter(command, state);
    case 'RemoveTeamFromTournament':
      return leave(command, state);
    case 'RecordTournamentDraw':
      assertDraw(command.teamIds, state.entries, 'tournament/draw-of-unknown-teams');
      return same(state.draw, command.teamIds)
        ? []
        : [{ type: 'TournamentDrawRecorded', data: payloadOf(command) }];
    case 'WithdrawTournamentDraw':
      return state.draw ? [{ type: 'TournamentDrawWithdrawn', data: payloadOf(command) }] : [];
    case 'DeductTournamentPoints': {
      if (!state.entries.has(command.teamId)) throw new DomainError('tournament/team-not-entered', 'teamId');
      const isSame = (state.deducted.get(command.teamId) ?? 0) === command.points;
      return isSame ? [] : [{ type: 'TournamentPointsDeducted', data: payloadOf(command) }];
    }
    case 'DrawTournamentBracket': {
      assertBracket(command, state);
      const { groupGames, slots } = command;
      const before = state.brackets.get(command.categoryId) ?? { slots: [] };
      const unchanged = same(before, slots.length > 0 ? { groupGames, slots } : { slots });
      return unchanged ? [] : [{ type: 'TournamentBracketDrawn', data: payloadOf(command) }];
    }
    case 'JoinTournamentSupervisors':
      if (state.supervisors.has(command.memberId)) return [];
      assertListNotFull(state.supervisors.size, 'memberId');
      return [{ type: 'TournamentSupervisorJoined', data: payloadOf(command) }];
    case 'AcceptTournamentSupervisor':
      return canAccept(state, command.memberId)
        ? [{ type: 'TournamentSupervisorAccepted', data: payloadOf(command) }]
        : [];
    case 'LeaveTournamentSupervisors':
      return state.supervisors.has(command.memberId)
        ? [{ type: 'TournamentSupervisorLeft', data: payloadOf(command) }]
        : [];
    case 'DeleteTournament':
      return remove(command, state);
  }
};

export const tournament: Decider<Tournament, TournamentCommand, TournamentEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'CreateTournament') {
      if (state) throw new DomainError('tournament/already-created');
      assertInOrder(command);
      return [{ type: 'TournamentCreated', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('tournament/unknown');
    // The stream holds a tournament of one season; for another season the tournament does not exist.
    if (command.seasonId !== state.seasonId) throw new DomainError('tournament/unknown', 'seasonId');
    if (command.type === 'RestoreTournament') {
      if (!state.deleted) throw new DomainError('tournament/not-deleted');
      const { tournamentId } = command;
      return [{ type: 'TournamentRestored', data: { tournamentId, ...restoredFacts(state) } }];
    }
    // Always allowed: erasing a member must remove them from deleted tournaments too.
    if (state.deleted && command.type !== 'LeaveTournamentSupervisors')
      throw new DomainError('tournament/unknown');
    return change(command, state);
  },
  evolve,
};
