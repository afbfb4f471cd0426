import type { TournamentCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TournamentEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { assertDraw } from './draw.ts';
import { payloadOf, same } from './payload.ts';

type Created = Extract<TournamentEvent, { type: 'TournamentCreated' }>['data'];
type Entry = { readonly categoryId: number; readonly group: string | null };

type CreatedTournament = Created & {
  readonly entries: ReadonlyMap<number, Entry>;
  readonly draw: readonly number[] | null;
};
/** Null until the tournament is created. */
export type Tournament = CreatedTournament | null;

const assertInOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }): void => {
  if (startsOn > endsOn) throw new DomainError('tournament/dates-reversed', 'endsOn');
};

type Change = Exclude<TournamentCommand, { type: 'CreateTournament' }>;

const enter = (command: Extract<Change, { type: 'EnterTeamInTournament' }>, state: CreatedTournament) => {
  const { teamId, categoryId, group } = command;
  const entry = state.entries.get(teamId);
  if (entry && same(entry, { categoryId, group })) return [];
  if (entry) throw new DomainError('tournament/team-already-entered', 'teamId');
  if (!state.categoryIds.includes(categoryId))
    throw new DomainError('tournament/category-not-held', 'categoryId');
  return [{ type: 'TeamEnteredTournament', data: payloadOf(command) }] as const;
};

const change = (command: Change, state: CreatedTournament): readonly TournamentEvent[] => {
  switch (command.type) {
    case 'RenameTournament':
      return same(state.name, command.name) ? [] : [{ type: 'TournamentRenamed', data: payloadOf(command) }];
    case 'ChangeTournamentDates': {
      assertInOrder(command);
      const unchanged = state.startsOn === command.startsOn && state.endsOn === command.endsOn;
      return unchanged ? [] : [{ type: 'TournamentDatesChanged', data: payloadOf(command) }];
    }
    case 'ChangeTournamentRuleset': {
      const { rulesetId, rulesetVersion } = state;
      const unchanged = rulesetId === command.rulesetId && rulesetVersion === command.rulesetVersion;
      return unchanged ? [] : [{ type: 'TournamentRulesetChanged', data: payloadOf(command) }];
    }
    case 'EnterTeamInTournament':
      return enter(command, state);
    case 'RemoveTeamFromTournament': {
      if (!state.entries.has(command.teamId)) throw new DomainError('tournament/team-not-entered', 'teamId');
      if (command.hasPlayed) throw new DomainError('tournament/team-has-played', 'teamId');
      const { hasPlayed: _hasPlayed, ...data } = payloadOf(command);
      return [{ type: 'TeamLeftTournament', data }];
    }
    case 'RecordTournamentDraw':
      assertDraw(command.teamIds, state.entries, 'tournament/draw-of-unknown-teams');
      return same(state.draw, command.teamIds)
        ? []
        : [{ type: 'TournamentDrawRecorded', data: payloadOf(command) }];
  }
};

const evolveCreated = (
  state: CreatedTournament,
  event: Exclude<TournamentEvent, { type: 'TournamentCreated' }>,
): CreatedTournament => {
  switch (event.type) {
    case 'TournamentRenamed':
    case 'TournamentDatesChanged':
    case 'TournamentRulesetChanged':
      return { ...state, ...event.data };
    case 'TeamEnteredTournament': {
      const { teamId, categoryId, group } = event.data;
      return { ...state, entries: new Map([...state.entries, [teamId, { categoryId, group }]]) };
    }
    case 'TeamLeftTournament':
      return { ...state, entries: new Map([...state.entries].filter(([id]) => id !== event.data.teamId)) };
    case 'TournamentDrawRecorded':
      return { ...state, draw: event.data.teamIds };
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
    // A tournament is of one season: in another there is no tournament of this id.
    if (command.seasonId !== state.seasonId) throw new DomainError('tournament/unknown', 'seasonId');
    return change(command, state);
  },
  evolve: (state, event) =>
    event.type === 'TournamentCreated'
      ? { ...event.data, entries: new Map(), draw: null }
      : state && evolveCreated(state, event),
};
