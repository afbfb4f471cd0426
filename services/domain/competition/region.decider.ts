import type { RegionEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { RegionCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { isCalled, type Names, named, rename } from './names.ts';
import { payloadOf } from './payload.ts';

/** Null until the region is added. */
export type Region = Names | null;

export const region: Decider<Region, RegionCommand, RegionEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'AddRegion') {
      if (state) throw new DomainError('region/already-added');
      return [{ type: 'RegionAdded', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('region/unknown');
    return isCalled(state, command) ? [] : [{ type: 'RegionRenamed', data: payloadOf(command) }];
  },
  evolve: (state, { type, data }) =>
    type === 'RegionAdded' ? named(data.name) : state && rename(state, data),
};
