import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { oneRow } from '../engine/one-row.ts';
import { entityView, type Key } from '../engine/view.ts';
import { type RulesetRow, rulesetsTable } from './catalogue.tables.ts';

type Version = { readonly rulesetId: number; readonly version: number; readonly key: string | null };

/** One row per version. Only the first version has the source key, which names the ruleset and not a version. */
const rowOf = ({ rulesetId, version, key }: Version, rules: Ruleset, revision: string): RulesetRow => ({
  rulesetId,
  version,
  sourceKey: version === 1 ? key : null,
  rules,
  revision: Number(revision),
});

const mostVersions = 10_000;
const keysOf = (rulesetId: number, versions: number): Key[] => {
  if (versions > mostVersions) throw new RangeError(`${versions} versions of a ruleset`);
  return Array.from({ length: versions }, (_, i) => [rulesetId, i + 1]);
};

export const rulesets = entityView(rulesetsTable, 2, {
  ...oneRow<RulesetRow, 'RulesetDefined' | 'RulesetRevised'>((event) => [
    event.data.rulesetId,
    event.type === 'RulesetRevised' ? event.data.version : 1,
  ])({
    RulesetDefined: {
      create: ({ data, revision }) => rowOf({ ...data, version: 1 }, data.rules, revision),
    },
    RulesetRevised: { create: ({ data, revision }) => rowOf({ ...data, key: null }, data.rules, revision) },
  }),
  RulesetDeleted: { keys: ({ data }) => keysOf(data.rulesetId, data.versions), evolve: () => null },
  RulesetRestored: {
    keys: ({ data }) => keysOf(data.rulesetId, data.versions.length),
    evolve: (_row, { data, revision }, [, version]) => {
      const rules = data.versions[Number(version) - 1];
      return rules && rowOf({ ...data, version: Number(version) }, rules, revision);
    },
  },
});
