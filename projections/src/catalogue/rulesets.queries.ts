import type { RulesetOutput } from '@rondelle/contracts/competition/writing.outputs.ts';
import type { Db } from '../schema.ts';

/** Every ruleset at its newest version, with all that it says. */
export const rulesetsIn = async (db: Db): Promise<{ rulesets: RulesetOutput[] }> => {
  const rows = await db
    .selectFrom('rulesets')
    .distinctOn('ruleset_id')
    .select(['ruleset_id as id', 'version', 'source_key as key', 'rules', 'revision'])
    .orderBy('ruleset_id')
    .orderBy('version', 'desc')
    .limit(1_000)
    .execute();
  return { rulesets: rows.map((row) => ({ ...row, revision: String(row.revision) })) };
};
