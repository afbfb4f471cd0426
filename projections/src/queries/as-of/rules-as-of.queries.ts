import { sql } from 'kysely';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { Db } from '../../views/schema.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { asOf } from './versions.ts';

const most = 5_000;

type Kind = CompetitionRow['kind'];

/** The histories of leagues and tournaments have the same columns for rules. */
const historyOf = (kind: Kind) =>
  (kind === 'league' ? 'league_history' : 'tournament_history') as 'league_history';
const idOf = (kind: Kind) => (kind === 'league' ? 'leagueId' : 'tournamentId') as 'leagueId';

/** A tournament may have several categories. */
const categoryOf = (kind: Kind) =>
  kind === 'league' ? sql<number | null>`"categoryId"` : sql<null>`NULL::int`;

/**
 * Returns a competition with the rules and the draw recorded at an instant, or with its first ones when it was not
 * known then; undefined when it was deleted then.
 */
export const competitionAsKnown = async (
  db: Db,
  kind: Kind,
  competition: string,
  instant: string,
): Promise<CompetitionRow | undefined> => {
  const found = await db
    .selectFrom((from) =>
      from
        .selectFrom(historyOf(kind))
        .select([idOf(kind), 'seasonId', 'rulesetId', 'rulesetVersion', 'draw', 'deleted'])
        .select(categoryOf(kind).as('categoryId'))
        .where('competition', '=', competition)
        .orderBy(asOf(instant), 'desc')
        .limit(1)
        .as('then'),
    )
    .innerJoin('ruleset_history as r', (join) =>
      join.onRef('r.rulesetId', '=', 'then.rulesetId').onRef('r.version', '=', 'then.rulesetVersion'),
    )
    .select([
      `then.${idOf(kind)} as id`,
      'seasonId',
      'categoryId',
      'then.rulesetId',
      'rulesetVersion',
      'draw',
      'rules',
    ])
    .where('then.deleted', '=', false)
    // All rows of a ruleset's version have the same rules, also those of its deletion.
    .orderBy('r.revision')
    .limit(1)
    .executeTakeFirst();
  return found && { competition, kind, ...found };
};

/** Returns the teams entered in a league at an instant, with their divisions. */
export const leagueEntriesAsKnown = async (
  db: Db,
  competition: string,
  categoryId: number,
  instant: string,
): Promise<TableEntry[]> => {
  const rows = await db
    .selectFrom('league_entry_history')
    .distinctOn('teamId')
    .select(['teamId', 'divisionId', 'deducted', 'withdrawn', 'deleted'])
    .where('competition', '=', competition)
    .where('recordedAt', '<=', instant)
    .orderBy('teamId')
    .orderBy('revision', 'desc')
    .limit(most)
    .execute();
  return rows
    .filter(({ deleted }) => !deleted)
    .map(({ teamId, divisionId, deducted, withdrawn }) => ({
      teamId,
      divisionId,
      deducted,
      withdrawn,
      categoryId,
      groupName: null,
    }));
};

/** Returns the teams entered in a tournament at an instant, with their categories and groups. */
export const tournamentEntriesAsKnown = async (
  db: Db,
  competition: string,
  instant: string,
): Promise<TableEntry[]> => {
  const rows = await db
    .selectFrom('tournament_entry_history')
    .distinctOn('teamId')
    .select(['teamId', 'categoryId', 'groupName', 'deducted', 'deleted'])
    .where('competition', '=', competition)
    .where('recordedAt', '<=', instant)
    .orderBy('teamId')
    .orderBy('revision', 'desc')
    .limit(most)
    .execute();
  return rows
    .filter(({ deleted }) => !deleted)
    .map(({ teamId, categoryId, groupName, deducted }) => ({
      teamId,
      categoryId,
      groupName,
      deducted,
      divisionId: null,
    }));
};
