import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { Db } from '../schema.ts';

/** Every ruleset at its newest version, with all that it says. */
export const rulesetsIn = async (db: Db): Promise<{ rulesets: RulesetOutput[] }> => {
  const rows = await db
    .selectFrom('rulesets')
    .distinctOn('rulesetId')
    .select(['rulesetId as id', 'version', 'sourceKey as key', 'rules', 'revision'])
    .orderBy('rulesetId')
    .orderBy('version', 'desc')
    .limit(1_000)
    .execute();
  return { rulesets: rows.map((row) => ({ ...row, revision: String(row.revision) })) };
};
