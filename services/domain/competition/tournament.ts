import type { TournamentEvent } from '@rondelle/contracts/competition/competition.events.ts';

type Facts = Omit<Extract<TournamentEvent, { type: 'TournamentCreated' }>['data'], 'tournamentId'>;
type Entry = { readonly categoryId: number; readonly group: string | null };

export type CreatedTournament = Facts & {
  readonly entries: ReadonlyMap<number, Entry>;
  readonly draw: readonly number[] | null;
  readonly supervisors: ReadonlySet<string>;
  /** A deleted tournament keeps all it had, so that it can be restored. */
  readonly deleted: boolean;
};
/** Null until the tournament is created. */
export type Tournament = CreatedTournament | null;

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
      return { ...state, entries: new Map([...state.entries].filter(([id]) => id !== event.data.teamId)) };
    case 'TournamentDrawRecorded':
      return { ...state, draw: event.data.teamIds };
    case 'TournamentDrawWithdrawn':
      return { ...state, draw: null };
    case 'TournamentSupervisorJoined':
      return { ...state, supervisors: new Set([...state.supervisors, event.data.memberId]) };
    case 'TournamentSupervisorLeft': {
      const { memberId } = event.data;
      return { ...state, supervisors: new Set([...state.supervisors].filter((id) => id !== memberId)) };
    }
    case 'TournamentDeleted':
      return { ...state, deleted: true };
  }
};

export const evolve = (state: Tournament, event: TournamentEvent): Tournament => {
  if (event.type === 'TournamentCreated') {
    const { tournamentId: _id, ...facts } = event.data;
    return { ...facts, entries: new Map(), draw: null, supervisors: new Set(), deleted: false };
  }
  if (event.type !== 'TournamentRestored') return state && changed(state, event);
  const { tournamentId: _id, entries, supervisorIds, ...facts } = event.data;
  return {
    ...facts,
    entries: new Map(entries.map(({ teamId, ...entry }) => [teamId, entry])),
    supervisors: new Set(supervisorIds),
    deleted: false,
  };
};

/** All that a restoration brings back. */
export const restoredFacts = (tournament: CreatedTournament) => {
  const { entries, supervisors, draw, deleted: _deleted, ...facts } = tournament;
  return {
    ...facts,
    draw: draw && [...draw],
    entries: [...entries].map(([teamId, entry]) => ({ teamId, ...entry })),
    supervisorIds: [...supervisors],
  };
};
