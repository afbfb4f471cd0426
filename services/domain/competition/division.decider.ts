import type { DivisionEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { DivisionCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { isCalled, type Named, named, rename } from './names.ts';
import { payloadOf } from './payload.ts';

/** Divisions have one name for all seasons. */
export const division: Decider<Named, DivisionCommand, DivisionEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'AddDivision') {
      if (state) throw new DomainError('division/already-added');
      return [{ type: 'DivisionAdded', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('division/unknown');
    const { divisionId } = command;
    if (command.type === 'RestoreDivision') {
      if (!state.deleted) throw new DomainError('division/not-deleted');
      const { key, everywhere: name } = state;
      return [{ type: 'DivisionRestored', data: { divisionId, key, name } }];
    }
    if (state.deleted) throw new DomainError('division/unknown');
    if (command.type === 'RenameDivision') {
      const renaming = { name: command.name, onlyIn: null };
      return isCalled(state, renaming) ? [] : [{ type: 'DivisionRenamed', data: payloadOf(command) }];
    }
    if (command.inUse) throw new DomainError('division/in-use');
    return [{ type: 'DivisionDeleted', data: { divisionId, reason: command.reason } }];
  },
  evolve: (state, { type, data }) => {
    if (type === 'DivisionAdded' || type === 'DivisionRestored') return named(data.name, data.key);
    if (type === 'DivisionRenamed') return state && rename(state, { name: data.name, onlyIn: null });
    return state && { ...state, deleted: true };
  },
};
