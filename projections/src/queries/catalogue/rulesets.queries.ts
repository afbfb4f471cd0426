import { rulesetSummary } from '@rondelle/contracts/competition/ruleset-summary.ts';
import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import { anyOf } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';

/** Returns the newest version of every ruleset, with its rules. */
export const newestRulesets = (db: Db) =>
  db
    .selectFrom('rulesets')
    .distinctOn('rulesetId')
    .select(['rulesetId as id', 'version', 'sourceKey as key', 'rules', 'revision'])
    .orderBy('rulesetId')
    .orderBy('version', 'desc')
    .limit(1_000)
    .execute();

/** Returns every ruleset: the newest version with its rules, and the versions before summed up. */
export const rulesetsIn = async (db: Db): Promise<{ rulesets: RulesetOutput[] }> => {
  const rows = await newestRulesets(db);
  const summaries = await rulesetSummaries(
    db,
    rows.flatMap(({ id, version }) => (version > 1 ? [id] : [])),
  );
  const olderOf = ({ id, version: newest }: (typeof rows)[number]) =>
    Array.from({ length: newest - 1 }, (_, at) => newest - 1 - at).flatMap((version) => {
      const summary = summaries.get(`${id}.${version}`);
      return summary === undefined ? [] : [{ version, summary }];
    });
  return {
    rulesets: rows.map((row) => ({ ...row, older: olderOf(row), revision: String(row.revision) })),
  };
};

/** Sums up these rulesets: each version under `3.1`, the number and the version, and the newest under `3`. */
export const rulesetSummaries = async (
  db: Db,
  ids: Iterable<number>,
): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('rulesets')
    .select(['rulesetId', 'version', 'rules'])
    .where(anyOf('rulesetId', wanted))
    .orderBy('rulesetId')
    .orderBy('version')
    .limit(2_000)
    .execute();
  return new Map(
    rows.flatMap(({ rulesetId, version, rules }) => {
      const summary = rulesetSummary(rules);
      return [
        [`${rulesetId}.${version}`, summary],
        [String(rulesetId), summary],
      ] as const;
    }),
  );
};
