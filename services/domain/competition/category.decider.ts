import type { CategoryEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { CategoryCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { assertRoomForName, factsOf, isCalled, type NamedEntry, named, rename } from './names.ts';
import { payloadOf } from './payload.ts';

/** A name, and the category policy. */
export type Category = (NamedEntry & { readonly shows: CategoryPolicy }) | null;
type Changed = Exclude<CategoryCommand, { type: 'AddCategory' | 'RestoreCategory' }>;

const change = (command: Changed, state: NonNullable<Category>): readonly CategoryEvent[] => {
  const { categoryId } = command;
  switch (command.type) {
    case 'RenameCategory':
      if (isCalled(state, command)) return [];
      assertRoomForName(state, command);
      return [{ type: 'CategoryRenamed', data: payloadOf(command) }];
    case 'ChooseCategoryPolicy':
      if (command.shows === state.shows) return [];
      return [{ type: 'CategoryPolicyChosen', data: { categoryId, shows: command.shows } }];
    case 'DeleteCategory':
      if (command.inUse) throw new DomainError('category/in-use');
      return [{ type: 'CategoryDeleted', data: { categoryId, reason: command.reason } }];
  }
};

export const category: Decider<Category, CategoryCommand, CategoryEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'AddCategory') {
      if (state) throw new DomainError('category/already-added');
      return [{ type: 'CategoryAdded', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('category/unknown');
    if (command.type === 'RestoreCategory') {
      if (!state.deleted) throw new DomainError('category/not-deleted');
      const { categoryId } = command;
      return [{ type: 'CategoryRestored', data: { categoryId, ...factsOf(state), shows: state.shows } }];
    }
    if (state.deleted) throw new DomainError('category/unknown');
    return change(command, state);
  },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'CategoryAdded':
        return { ...named(data.name, data.key), shows: data.shows ?? 'everything' };
      case 'CategoryRestored':
        return { ...named(data.name, data.key, data.seasonNames), shows: data.shows ?? 'everything' };
      case 'CategoryRenamed':
        return state && { ...rename(state, data), shows: state.shows };
      case 'CategoryPolicyChosen':
        return state && { ...state, shows: data.shows };
      case 'CategoryDeleted':
        return state && { ...state, deleted: true };
    }
  },
};
