import type { RulesetEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { RulesetCommand } from '@rondelle/contracts/competition/commands.ts';
import type { Ruleset as Rules } from '@rondelle/contracts/competition/ruleset.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf, same } from './payload.ts';
import { assertListNotFull } from './list-limit.ts';

/** Null until the ruleset is defined. `versions` holds the rules of every version, oldest first. */
export type Ruleset = {
  readonly key: string | null;
  readonly versions: readonly Rules[];
  readonly deleted: boolean;
} | null;

export const ruleset: Decider<Ruleset, RulesetCommand, RulesetEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'DefineRuleset') {
      if (state) throw new DomainError('ruleset/already-defined');
      return [{ type: 'RulesetDefined', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('ruleset/unknown');
    const { rulesetId } = command;
    const { key, versions } = state;
    if (command.type === 'RestoreRuleset') {
      if (!state.deleted) throw new DomainError('ruleset/not-deleted');
      return [{ type: 'RulesetRestored', data: { rulesetId, key, versions: [...versions] } }];
    }
    if (state.deleted) throw new DomainError('ruleset/unknown');
    if (command.type === 'ReviseRuleset') {
      if (same(versions.at(-1), command.rules)) return [];
      assertListNotFull(versions.length, 'rules');
      return [{ type: 'RulesetRevised', data: { ...payloadOf(command), version: versions.length + 1 } }];
    }
    if (command.inUse) throw new DomainError('ruleset/in-use');
    return [
      { type: 'RulesetDeleted', data: { rulesetId, versions: versions.length, reason: command.reason } },
    ];
  },
  evolve: (state, { type, data }) => {
    if (type === 'RulesetDefined') return { key: data.key, versions: [data.rules], deleted: false };
    if (type === 'RulesetRestored') return { key: data.key, versions: data.versions, deleted: false };
    if (type === 'RulesetRevised') return state && { ...state, versions: [...state.versions, data.rules] };
    return state && { ...state, deleted: true };
  },
};
