import type { CityEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { CityCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf, same } from './payload.ts';

type Facts = Omit<Extract<CityEvent, { type: 'CityChanged' }>['data'], 'cityId'>;
/** Null until the city is added. A deleted city keeps its fields, so that it can be restored. */
export type City = (Facts & { readonly key: string | null; readonly deleted: boolean }) | null;
type Known = NonNullable<City>;

const factsIn = ({ name, regionId, at }: Facts): Facts => ({ name, regionId, at });

const change = (command: Exclude<CityCommand, { type: 'AddCity' }>, state: Known): readonly CityEvent[] => {
  const { cityId } = command;
  if (command.type === 'RestoreCity') {
    if (!state.deleted) throw new DomainError('city/not-deleted');
    return [{ type: 'CityRestored', data: { cityId, key: state.key, ...factsIn(state) } }];
  }
  if (state.deleted) throw new DomainError('city/unknown');
  if (command.type === 'ChangeCity')
    return same(factsIn(state), factsIn(command)) ? [] : [{ type: 'CityChanged', data: payloadOf(command) }];
  if (command.inUse) throw new DomainError('city/in-use');
  return [{ type: 'CityDeleted', data: { cityId, reason: command.reason } }];
};

/** Teams, tournaments and games refer to a city by its name; this stream records its names, region and coordinates. */
export const city: Decider<City, CityCommand, CityEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type !== 'AddCity') {
      if (!state) throw new DomainError('city/unknown');
      return change(command, state);
    }
    if (state) throw new DomainError('city/already-added');
    return [{ type: 'CityAdded', data: payloadOf(command) }];
  },
  evolve: (state, { type, data }) => {
    if (type === 'CityAdded' || type === 'CityRestored')
      return { key: data.key, ...factsIn(data), deleted: false };
    if (type === 'CityChanged') return state && { ...state, ...factsIn(data) };
    return state && { ...state, deleted: true };
  },
};
