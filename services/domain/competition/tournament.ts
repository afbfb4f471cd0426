import type { DrawnBracket } from '@rondelle/contracts/competition/bracket.ts';
import type { TournamentEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { accept, acceptedIdsOf, join, leave, type Supervisors } from './supervisors.ts';

type Facts = Omit<Extract<TournamentEvent, { type: 'TournamentCreated' }>['data'], 'tournamentId'>;
export type Bracket = Pick<DrawnBracket, 'groupGames' | 'slots'>;
type Entry = { readonly categoryId: number; readonly group: string | null };

export type CreatedTournament = Facts & {
  readonly entries: ReadonlyMap<number, Entry>;
  readonly draw: readonly number[] | null;
  /** The points deducted from each team that lost any. */
  readonly deducted: ReadonlyMap<number, number>;
  /** The brackets by category id; categories without a bracket are absent. */
  readonly brackets: ReadonlyMap<number, Bracket>;
  /** A deleted tournament keeps its fields, so that it can be restored. */
  readonly deleted: boolean;
} & Supervisors;
export type Tournament = CreatedTournament | null;

const without = <V>(map: ReadonlyMap<number, V>, teamId: number): ReadonlyMap<number, V> =>
  new Map([...map].filter(([id]) => id !== teamId));

const changed = (
  state: CreatedTournament,
  event: Exclude<TournamentEvent, { type: 'TournamentCreated' | 'TournamentRestored' }>,
): CreatedTournament => {
  switch (event.type) {
    case 'TournamentRenamed':
      return { ...state, name: event.data.name };
    case 'TournamentDatesChanged':
      return { ...state, startsOn: event.data.startsOn, endsOn: event.data.endsOn };
    case 'TournamentCityChanged':
      return { ...state, city: event.data.city };
    case 'TournamentRulesetChanged':
      return { ...state, rulesetId: event.data.rulesetId, rulesetVersion: event.data.rulesetVersion };
    case 'TournamentCategoriesChanged':
      return { ...state, categoryIds: event.data.categoryIds };
    case 'TeamEnteredTournament': {
      const { teamId, categoryId, group } = event.data;
      return { ...state, entries: new Map([...state.entries, [teamId, { categoryId, group }]]) };
    }
    case 'TeamLeftTournament':
      return {
        ...state,
        entries: without(state.entries, event.data.teamId),
        deducted: without(state.deducted, event.data.teamId),
      };
    case 'TournamentPointsDeducted': {
      const { teamId, points } = event.data;
      const others = without(state.deducted, teamId);
      return { ...state, deducted: points === 0 ? others : new Map([...others, [teamId, points]]) };
    }
    case 'TournamentDrawRecorded':
      return { ...state, draw: event.data.teamIds };
    case 'TournamentDrawWithdrawn':
      return { ...state, draw: null };
    case 'TournamentBracketDrawn': {
      const { categoryId, groupGames, slots } = event.data;
      const others = [...state.brackets].filter(([id]) => id !== categoryId);
      const drawn = slots.length > 0 ? [[categoryId, { groupGames, slots }] as const] : [];
      return { ...state, brackets: new Map([...others, ...drawn]) };
    }
    case 'TournamentSupervisorJoined':
      return { ...state, ...join(state, event.data.memberId) };
    case 'TournamentSupervisorAccepted':
      return { ...state, ...accept(state, event.data.memberId) };
    case 'TournamentSupervisorLeft':
      return { ...state, ...leave(state, event.data.memberId) };
    case 'TournamentDeleted':
      return { ...state, deleted: true };
  }
};

export const evolve = (state: Tournament, event: TournamentEvent): Tournament => {
  if (event.type === 'TournamentCreated') {
    const { tournamentId: _id, ...facts } = event.data;
    return {
      ...facts,
      entries: new Map(),
      deducted: new Map(),
      draw: null,
      brackets: new Map(),
      supervisors: new Set(),
      accepted: new Set(),
      deleted: false,
    };
  }
  if (event.type !== 'TournamentRestored') return state && changed(state, event);
  const { tournamentId: _id, entries, supervisorIds, acceptedIds, brackets = [], ...facts } = event.data;
  return {
    ...facts,
    entries: new Map(entries.map(({ teamId, categoryId, group }) => [teamId, { categoryId, group }])),
    deducted: new Map(entries.flatMap(({ teamId, deducted }) => (deducted ? [[teamId, deducted]] : []))),
    brackets: new Map(brackets.map(({ categoryId, ...rest }) => [categoryId, rest])),
    supervisors: new Set(supervisorIds),
    accepted: new Set(acceptedIds),
    deleted: false,
  };
};

/** The fields of `TournamentRestored`, without the id. */
export const restoredFacts = (tournament: CreatedTournament) => {
  const {
    entries,
    deducted,
    supervisors,
    accepted: _accepted,
    draw,
    brackets,
    deleted: _deleted,
    ...facts
  } = tournament;
  return {
    ...facts,
    draw: draw && [...draw],
    ...(brackets.size > 0 && {
      brackets: [...brackets].map(([categoryId, rest]) => ({ categoryId, ...rest })),
    }),
    entries: [...entries].map(([teamId, entry]) => {
      const points = deducted.get(teamId);
      return points ? { teamId, ...entry, deducted: points } : { teamId, ...entry };
    }),
    supervisorIds: [...supervisors],
    ...acceptedIdsOf(tournament),
  };
};
