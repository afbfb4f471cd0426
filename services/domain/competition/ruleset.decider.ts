import type { RulesetEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import type { RulesetCommand } from '@rondelle/contracts/competition/commands.ts';
import type { Ruleset as Rules } from '@rondelle/contracts/competition/ruleset.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { payloadOf, same } from './payload.ts';

/** Null until the ruleset is defined; versions count from 1. */
export type Ruleset = { readonly version: number; readonly rules: Rules } | null;

export const ruleset: Decider<Ruleset, RulesetCommand, RulesetEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'DefineRuleset') {
      if (state) throw new DomainError('ruleset/already-defined');
      return [{ type: 'RulesetDefined', data: payloadOf(command) }];
    }
    if (!state) throw new DomainError('ruleset/unknown');
    if (same(state.rules, command.rules)) return [];
    return [{ type: 'RulesetRevised', data: { ...payloadOf(command), version: state.version + 1 } }];
  },
  evolve: (_state, { type, data }) => ({
    version: type === 'RulesetDefined' ? 1 : data.version,
    rules: data.rules,
  }),
};
