import { createWaitFacts } from '@rondelle/commands/held/wait-facts.ts';
import { resultIsOf } from '@rondelle/contracts/competition/result-is-of.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import type { HiddenResults } from '@rondelle/importer/sheets/hidden-results.ts';
import { sql } from 'kysely';
import type { Importing } from './importing.ts';

const none: HiddenResults = { leagues: new Set(), own: new Set() };

/** More leagues than a season has. */
const mostLeagues = 2_000;

/** The season's leagues whose results the member can neither see nor correct, and the member's own results there. */
export const hiddenResults = async (
  { write: { db, session }, only }: Importing,
  seasonId: number,
): Promise<HiddenResults> => {
  if (isAllowed(session.role, 'competition/correct')) return none;
  const facts = createWaitFacts({ db, session });
  const rows = await db
    .selectFrom('leagues')
    .select(['leagueId', 'categoryId'])
    .where('seasonId', '=', seasonId)
    .limit(mostLeagues)
    .execute();
  const leagues = new Set<number>();
  for (const { leagueId: id, categoryId } of rows)
    if (
      (only?.has(id) ?? true) &&
      (await facts.hidesScores(categoryId)) &&
      !(await facts.mayCorrect({ kind: 'league', id }))
    )
      leagues.add(id);
  if (leagues.size === 0) return none;
  const own = await sql<{ id: number }>`
    SELECT g."gameId" AS id FROM games g
    WHERE g.competition = ANY (${[...leagues].map((id) => `league-${id}`)}) AND g.status = 'final'
      AND ${session.memberId} = (
        SELECT a."actorId" FROM activity_log a
        WHERE a.kind = 'game' AND a."entityId" = g."gameId" AND a.action = ANY (${[...resultIsOf]})
        ORDER BY a.revision DESC LIMIT 1)`.execute(db);
  return { leagues, own: new Set(own.rows.map(({ id }) => id)) };
};
