import { resultIsOf } from '@rondelle/contracts/competition/result-is-of.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { trustLevelOf } from '@rondelle/members/moderation/member-trust.ts';
import { isAllowedForTeam } from '@rondelle/members/supervises.ts';
import { sql } from 'kysely';
import type { Writing } from '../writing.ts';

/** The seasons in which a merger would change results that are hidden or wait for a second person, in any order. */
const touchedSeasons = async (
  { db, session }: Writing,
  teamId: number,
  isNew: boolean,
): Promise<number[]> => {
  const { rows } = await sql<{ seasonId: number }>`
    WITH ongoing AS (
      SELECT "startsOn" FROM seasons WHERE "chosenAt" IS NOT NULL ORDER BY "chosenAt" DESC LIMIT 1)
    SELECT t."seasonId" FROM team_seasons t JOIN seasons s USING ("seasonId"), ongoing
    WHERE t."teamId" = ${teamId} AND s."startsOn" < ongoing."startsOn"
    UNION
    SELECT g."seasonId" FROM games g
    WHERE g.status = 'final' AND (${isNew} OR EXISTS (
        SELECT FROM categories c WHERE c."categoryId" = g."categoryId" AND c.shows = 'schedule'))
      AND (g."homeTeamId" = ${teamId} OR g."awayTeamId" = ${teamId})
      AND ${session.memberId} IS DISTINCT FROM (
        SELECT a."actorId" FROM activity_log a
        WHERE a.kind = 'game' AND a."entityId" = g."gameId" AND a.action = ANY (${[...resultIsOf]})
        ORDER BY a.revision DESC LIMIT 1)`.execute(db);
  return rows.map(({ seasonId }) => seasonId);
};

/**
 * A merger is made as a whole, so it does not wait: throws `change/needs-another` before the first step when one of its
 * steps would have to.
 */
export const assertMayMerge = async (write: Writing, teamId: number): Promise<void> => {
  const { db, session } = write;
  if (!write.recordsEvents || isAllowed(session.role, 'competition/correct')) return;
  const isNew = (await trustLevelOf(db, session.memberId)) === 0;
  for (const seasonId of await touchedSeasons(write, teamId, isNew))
    if (!(await isAllowedForTeam(db, session, 'competition/correct', { teamId, seasonId })))
      throw new DomainError('change/needs-another');
};
