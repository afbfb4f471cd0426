import type { CategoryEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { CategoryCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { assertRoomForName, factsOf, isCalled, type Named, named, rename } from './names.ts';
import { payloadOf } from './payload.ts';

export const category: Decider<Named, CategoryCommand, CategoryEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'AddCategory') {
      if (state) throw new DomainError('category/already-added');
      return [{ type: 'CategoryAdded', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('category/unknown');
    const { categoryId } = command;
    if (command.type === 'RestoreCategory') {
      if (!state.deleted) throw new DomainError('category/not-deleted');
      return [{ type: 'CategoryRestored', data: { categoryId, ...factsOf(state) } }];
    }
    if (state.deleted) throw new DomainError('category/unknown');
    if (command.type === 'RenameCategory') {
      if (isCalled(state, command)) return [];
      assertRoomForName(state, command);
      return [{ type: 'CategoryRenamed', data: payloadOf(command) }];
    }
    if (command.inUse) throw new DomainError('category/in-use');
    return [{ type: 'CategoryDeleted', data: { categoryId, reason: command.reason } }];
  },
  evolve: (state, { type, data }) => {
    if (type === 'CategoryAdded') return named(data.name, data.key);
    if (type === 'CategoryRestored') return named(data.name, data.key, data.seasonNames);
    if (type === 'CategoryRenamed') return state && rename(state, data);
    return state && { ...state, deleted: true };
  },
};
