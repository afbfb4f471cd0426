import type { TeamCommand } from '@rondelle/contracts/competition/commands.ts';
import type { TeamEvent } from '@rondelle/contracts/competition/competition.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf, same } from './payload.ts';

type Listing = Extract<TeamEvent, { type: 'TeamListedForSeason' }>['data'];

/** Null until the team is registered; then what was last said of it, by season. */
export type Team = { readonly seasons: ReadonlyMap<number, Listing> } | null;

export const team: Decider<Team, TeamCommand, TeamEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'RegisterTeam') {
      if (state) throw new DomainError('team/already-registered');
      return [{ type: 'TeamRegistered', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('team/unknown');
    const listing = payloadOf(command);
    return same(state.seasons.get(command.seasonId), listing)
      ? []
      : [{ type: 'TeamListedForSeason', data: listing }];
  },
  evolve: (state, { type, data }) =>
    type === 'TeamRegistered'
      ? { seasons: new Map() }
      : state && { seasons: new Map([...state.seasons, [data.seasonId, data]]) },
};
