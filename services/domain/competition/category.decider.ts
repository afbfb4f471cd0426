import type { CategoryEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { CategoryCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { isCalled, type Names, named, rename } from './names.ts';
import { payloadOf } from './payload.ts';

/** Null until the category is added. */
export type Category = Names | null;

export const category: Decider<Category, CategoryCommand, CategoryEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'AddCategory') {
      if (state) throw new DomainError('category/already-added');
      return [{ type: 'CategoryAdded', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('category/unknown');
    return isCalled(state, command) ? [] : [{ type: 'CategoryRenamed', data: payloadOf(command) }];
  },
  evolve: (state, { type, data }) =>
    type === 'CategoryAdded' ? named(data.name) : state && rename(state, data),
};
