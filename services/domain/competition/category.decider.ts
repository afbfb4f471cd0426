import type { CategoryEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { CategoryCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { describedBy, type DescribedEntry, descriptionOf } from './description.ts';
import { assertNameListNotFull, factsOf, isCalled, named, rename } from './names.ts';
import { payloadOf, same } from './payload.ts';

/** A name, a description, and the category policy. */
export type Category = (DescribedEntry & { readonly shows: CategoryPolicy }) | null;
type Changed = Exclude<CategoryCommand, { type: 'AddCategory' | 'RestoreCategory' }>;

const change = (command: Changed, state: NonNullable<Category>): readonly CategoryEvent[] => {
  const { categoryId } = command;
  switch (command.type) {
    case 'RenameCategory':
      if (isCalled(state, command)) return [];
      assertNameListNotFull(state, command);
      return [{ type: 'CategoryRenamed', data: payloadOf(command) }];
    case 'DescribeCategory':
      if (same(command.description, state.description)) return [];
      return [{ type: 'CategoryDescribed', data: { categoryId, description: command.description } }];
    case 'ChooseCategoryPolicy':
      if (command.shows === state.shows) return [];
      return [{ type: 'CategoryPolicyChosen', data: { categoryId, shows: command.shows } }];
    case 'DeleteCategory':
      if (command.inUse) throw new DomainError('category/in-use');
      return [{ type: 'CategoryDeleted', data: { categoryId, reason: command.reason } }];
  }
};

const policyIn = ({ shows = 'everything' }: { readonly shows?: CategoryPolicy | undefined }) => ({ shows });

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
      const facts = { ...factsOf(state), shows: state.shows, ...descriptionOf(state) };
      return [{ type: 'CategoryRestored', data: { categoryId, ...facts } }];
    }
    if (state.deleted) throw new DomainError('category/unknown');
    return change(command, state);
  },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'CategoryAdded':
        return { ...describedBy(named(data.name, data.key), data), ...policyIn(data) };
      case 'CategoryRestored':
        return { ...describedBy(named(data.name, data.key, data.seasonNames), data), ...policyIn(data) };
      case 'CategoryRenamed':
        return state && rename(state, data);
      case 'CategoryDescribed':
        return state && describedBy(state, data);
      case 'CategoryPolicyChosen':
        return state && { ...state, shows: data.shows };
      case 'CategoryDeleted':
        return state && { ...state, deleted: true };
    }
  },
};
