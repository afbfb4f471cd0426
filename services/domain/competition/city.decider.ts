import type { CityEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { CityCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { mostListed } from '@rondelle/contracts/competition/lists.ts';
import type { Decider } from '../decider.ts';
import { type CityVenues, factsOfVenue, venuesFrom, venuesOf, withVenue } from './city-venues.ts';
import { payloadOf, same } from './payload.ts';

type Facts = Omit<Extract<CityEvent, { type: 'CityChanged' }>['data'], 'cityId'>;
/** Null until the city is added. A deleted city keeps its fields, so that it can be restored. */
export type City =
  | (Facts & { readonly key: string | null; readonly deleted: boolean; readonly venues: CityVenues })
  | null;
type Known = NonNullable<City>;

const factsIn = ({ name, regionId, at }: Facts): Facts => ({ name, regionId, at });

const describe = (
  command: Extract<CityCommand, { type: 'DescribeVenue' }>,
  { venues }: Known,
): readonly CityEvent[] => {
  const before = factsOfVenue(venues, command.venue);
  if (same(before, command.facts)) return [];
  if (before === null && venues.size >= mostListed) throw new DomainError('venue/too-many');
  return [{ type: 'VenueDescribed', data: payloadOf(command) }];
};

const change = (command: Exclude<CityCommand, { type: 'AddCity' }>, state: Known): readonly CityEvent[] => {
  const { cityId } = command;
  if (command.type === 'RestoreCity') {
    if (!state.deleted) throw new DomainError('city/not-deleted');
    const restored = { cityId, key: state.key, ...factsIn(state), ...venuesOf(state.venues) };
    return [{ type: 'CityRestored', data: restored }];
  }
  if (state.deleted) throw new DomainError('city/unknown');
  if (command.type === 'ChangeCity')
    return same(factsIn(state), factsIn(command)) ? [] : [{ type: 'CityChanged', data: payloadOf(command) }];
  if (command.type === 'DescribeVenue') return describe(command, state);
  if (command.inUse) throw new DomainError('city/in-use');
  return [{ type: 'CityDeleted', data: { cityId, reason: command.reason } }];
};

/** Teams, tournaments and games refer to a city by its name; this stream records its names, region and
 * coordinates, and where its venues are. */
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
    if (type === 'CityAdded' || type === 'CityRestored') {
      const venues = venuesFrom('venues' in data ? data.venues : []);
      return { key: data.key, ...factsIn(data), deleted: false, venues };
    }
    if (type === 'VenueDescribed') return state && { ...state, venues: withVenue(state.venues, data) };
    if (type === 'CityChanged') return state && { ...state, ...factsIn(data) };
    return state && { ...state, deleted: true };
  },
};
