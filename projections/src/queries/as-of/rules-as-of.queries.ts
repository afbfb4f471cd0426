import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { Db } from '../../views/schema.ts';
import type { TableEntry } from '../../views/standings/tables.ts';

const most = 5_000;

/** The histories of leagues and tournaments have the same columns for rules. */
const historyOf = (kind: string) =>
  (kind === 'league' ? 'league_history as h' : 'tournament_history as h') as 'league_history as h';

const rulesAt = (db: Db, kind: string, competition: string, instant: string) =>
  db
    .selectFrom(historyOf(kind))
    .innerJoin('rulesets as r', (join) =>
      join.onRef('r.rulesetId', '=', 'h.rulesetId').onRef('r.version', '=', 'h.rulesetVersion'),
    )
    .select(['h.rulesetId', 'h.rulesetVersion', 'h.draw', 'r.rules'])
    .where('h.competition', '=', competition)
    .where('h.recordedAt', '<=', instant)
    .orderBy('h.recordedAt', 'desc')
    .orderBy('h.revision', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Returns a competition with the rules and the draw recorded at an instant, or with the current ones when it had none
 * then.
 */
export const competitionAsKnown = async (
  db: Db,
  now: CompetitionRow,
  instant: string,
): Promise<CompetitionRow> => ({ ...now, ...(await rulesAt(db, now.kind, now.competition, instant)) });

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
