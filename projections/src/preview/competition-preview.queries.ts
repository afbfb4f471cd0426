import type {
  CompetitionPreviewAnswer,
  CompetitionPreviewQuestion,
} from '@rondelle/contracts/competition/preview.answers.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { leaguesTable, tournamentsTable } from '../catalogue/catalogue.tables.ts';
import type { Db } from '../schema.ts';
import { changesOf } from './changes.queries.ts';
import { supposedOf, type Supposed } from './supposed.ts';
import { rowsOfGroups } from './supposed-rows.queries.ts';

type Asked = CompetitionPreviewQuestion;

const assertRuleset = async (db: Db, { ruleset }: Asked): Promise<void> => {
  if (!ruleset) return;
  const found = await db
    .selectFrom('rulesets')
    .select('ruleset_id')
    .where('ruleset_id', '=', ruleset.rulesetId)
    .where('version', '=', ruleset.rulesetVersion)
    .executeTakeFirst();
  if (!found) throw new DomainError('ruleset/unknown', 'ruleset');
};

/**
 * Every rank that another ruleset or draw would change, computed on read; nothing is recorded. Fails with
 * `league/unknown`, `tournament/unknown` or `ruleset/unknown`.
 */
export const previewCompetition = async (db: Db, asked: Asked): Promise<CompetitionPreviewAnswer> => {
  const { lang, kind, id, draw, ruleset } = asked;
  const table = kind === 'league' ? leaguesTable : tournamentsTable;
  const supposed: Supposed = new Map();
  const selection = { table, alternatives: [table.key], only: null };
  await assertRuleset(db, asked);
  const before = (await rowsOfGroups(db, supposed, selection, new Map([[id, [id]]]))).get(id)?.[0];
  if (!before) throw new DomainError(`${kind}/unknown`, 'id');
  const rules = ruleset && { ruleset_id: ruleset.rulesetId, ruleset_version: ruleset.rulesetVersion };
  // A draw of nobody is none.
  const drawn = draw && { draw: draw.length > 0 ? draw : null };
  supposedOf(supposed, table).set(id, { before, after: { ...before, ...rules, ...drawn } });
  const { seasons } = await changesOf(db, lang, supposed);
  return { ranks: seasons[0]?.ranks ?? [] };
};
