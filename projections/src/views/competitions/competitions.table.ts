import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { ids, int, json, nullable, oneOf, type RowOf, table, text } from '../engine/table.ts';

/** A league or tournament with its rules, for the standings. */
export const competitionsTable = table(
  'competitions',
  {
    competition: text,
    kind: oneOf(['league', 'tournament']),
    id: int,
    seasonId: int,
    /** The category of a league; null for a tournament, which may have several. */
    categoryId: nullable(int),
    rulesetId: int,
    rulesetVersion: int,
    rules: json<Ruleset>(),
    draw: nullable(ids(10_000)),
  },
  {
    key: ['competition'],
    indexes: [
      ['rulesetId', 'rulesetVersion'],
      ['seasonId', 'categoryId'],
    ],
  },
);
export type CompetitionRow = RowOf<typeof competitionsTable>;
