import type { RegionEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { RegionCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { describedBy, type DescribedEntry, descriptionOf } from './description.ts';
import { assertNameListNotFull, factsOf, isCalled, named, rename } from './names.ts';
import { payloadOf, same } from './payload.ts';

/** Null until it is added. */
export type Region = DescribedEntry | null;

export const region: Decider<Region, RegionCommand, RegionEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'AddRegion') {
      if (state) throw new DomainError('region/already-added');
      return [{ type: 'RegionAdded', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('region/unknown');
    const { regionId } = command;
    if (command.type === 'RestoreRegion') {
      if (!state.deleted) throw new DomainError('region/not-deleted');
      return [{ type: 'RegionRestored', data: { regionId, ...factsOf(state), ...descriptionOf(state) } }];
    }
    if (state.deleted) throw new DomainError('region/unknown');
    if (command.type === 'RenameRegion') {
      if (isCalled(state, command)) return [];
      assertNameListNotFull(state, command);
      return [{ type: 'RegionRenamed', data: payloadOf(command) }];
    }
    if (command.type === 'DescribeRegion') {
      const { description } = command;
      if (same(description, state.description)) return [];
      return [{ type: 'RegionDescribed', data: { regionId, description } }];
    }
    if (command.inUse) throw new DomainError('region/in-use');
    return [{ type: 'RegionDeleted', data: { regionId, reason: command.reason } }];
  },
  evolve: (state, { type, data }) => {
    if (type === 'RegionAdded') return describedBy(named(data.name, data.key), data);
    if (type === 'RegionRestored') return describedBy(named(data.name, data.key, data.seasonNames), data);
    if (type === 'RegionRenamed') return state && rename(state, data);
    if (type === 'RegionDescribed') return state && describedBy(state, data);
    return state && { ...state, deleted: true };
  },
};
