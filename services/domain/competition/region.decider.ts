import type { RegionEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { RegionCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { assertRoomForName, factsOf, isCalled, type Named, named, rename } from './names.ts';
import { payloadOf } from './payload.ts';

export const region: Decider<Named, RegionCommand, RegionEvent> = {
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
      return [{ type: 'RegionRestored', data: { regionId, ...factsOf(state) } }];
    }
    if (state.deleted) throw new DomainError('region/unknown');
    if (command.type === 'RenameRegion') {
      if (isCalled(state, command)) return [];
      assertRoomForName(state, command);
      return [{ type: 'RegionRenamed', data: payloadOf(command) }];
    }
    if (command.inUse) throw new DomainError('region/in-use');
    return [{ type: 'RegionDeleted', data: { regionId, reason: command.reason } }];
  },
  evolve: (state, { type, data }) => {
    if (type === 'RegionAdded') return named(data.name, data.key);
    if (type === 'RegionRestored') return named(data.name, data.key, data.seasonNames);
    if (type === 'RegionRenamed') return state && rename(state, data);
    return state && { ...state, deleted: true };
  },
};
