import type { RulesetEvent } from '@rondelle/contracts/competition/catalogue.events.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView } from '../engine/view.ts';
import { type RulesetRow, rulesetsTable } from './catalogue.tables.ts';

/** One row a version. The source key stands in the first version only: it names the ruleset, not a version. */
export const rulesets = entityView(
  rulesetsTable,
  1,
  oneRow<RulesetRow, RulesetEvent['type']>((event) => [
    event.data.rulesetId,
    event.type === 'RulesetRevised' ? event.data.version : 1,
  ])({
    RulesetDefined: {
      create: ({ data, revision }) => ({
        ruleset_id: data.rulesetId,
        version: 1,
        source_key: data.key,
        rules: data.rules,
        revision: Number(revision),
      }),
    },
    RulesetRevised: {
      create: ({ data, revision }) => ({
        ruleset_id: data.rulesetId,
        version: data.version,
        source_key: null,
        rules: data.rules,
        revision: Number(revision),
      }),
    },
  }),
);
