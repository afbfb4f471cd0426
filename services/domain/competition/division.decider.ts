import type { DivisionEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { DivisionCommand } from '@rondelle/contracts/competition/commands.ts';
import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf, same } from './payload.ts';

/** Null until the division is added. */
export type Division = { readonly name: Bilingual } | null;

export const division: Decider<Division, DivisionCommand, DivisionEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'AddDivision') {
      if (state) throw new DomainError('division/already-added');
      return [{ type: 'DivisionAdded', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('division/unknown');
    return same(state.name, command.name) ? [] : [{ type: 'DivisionRenamed', data: payloadOf(command) }];
  },
  evolve: (_state, { data }) => ({ name: data.name }),
};
