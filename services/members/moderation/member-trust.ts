import { resultIsOf } from '@rondelle/contracts/competition/result-is-of.ts';
import { type TrustHistory, type TrustLevel, trustOf } from '@rondelle/contracts/moderation/trust.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { onlyRows } from '@rondelle/projections/views/activity-log/activity-log.table.ts';
import { endOfLog } from '@rondelle/projections/queries/activity-log/latest-along.ts';
import { sql } from 'kysely';

/** More results would not change the trust level. */
const mostResults = 2_000;
const rememberedMs = 60_000;
const mostRemembered = 2_000;

/**
 * How others judged what a member entered. A result counts for the member who set it last, so a correction takes over
 * the responsibility. A change that the member undid alone does not count.
 */
export const trustHistoryOf = async (db: Db, memberId: string): Promise<TrustHistory> => {
  const { rows } = await sql<TrustHistory>`
    WITH own AS (
      SELECT DISTINCT "entityId" FROM (
        SELECT "entityId" FROM activity_log
        WHERE ("actorId", position) >= (${memberId}, 0) AND ("actorId", position) < (${memberId}, ${endOfLog})
          AND ${sql.raw(onlyRows.byPeople)} AND kind = 'game' AND action = ANY (${[...resultIsOf]})
        ORDER BY "actorId" DESC, position DESC LIMIT ${mostResults}) latest),
    results AS (
      SELECT g.confirmation FROM own JOIN games g ON g."gameId" = own."entityId"
      WHERE g.confirmation IN ('confirmed', 'disputed') AND ${memberId} = (
        SELECT a."actorId" FROM activity_log a
        WHERE a.kind = 'game' AND a."entityId" = own."entityId"
          AND a.action = ANY (${[...resultIsOf]})
        ORDER BY a.revision DESC LIMIT 1))
    SELECT
      (SELECT count(*)::int FROM results WHERE confirmation = 'confirmed') AS confirmed,
      (SELECT count(*)::int FROM results WHERE confirmation = 'disputed') AS disputed,
      (SELECT count(*)::int FROM moderation.flags
        WHERE state = 'undone' AND "actorId" = ${memberId}
          AND "decidedBy"::text IS DISTINCT FROM ${memberId}) AS undone,
      coalesce((SELECT extract(day FROM now() - "createdAt")::int FROM accounts.members
        WHERE id::text = ${memberId}), 0) AS days`.execute(db);
  return rows[0] ?? { confirmed: 0, disputed: 0, undone: 0, days: 0 };
};

type Remembered = { readonly level: TrustLevel; readonly until: number };
const remembered = new WeakMap<Db, Map<string, Remembered>>();

/** A member's trust level, cached for a minute: every change needs it, and it changes slowly. */
export const trustLevelOf = async (db: Db, memberId: string): Promise<TrustLevel> => {
  const levels = remembered.get(db) ?? new Map<string, Remembered>();
  remembered.set(db, levels);
  const known = levels.get(memberId);
  if (known && known.until > Date.now()) return known.level;
  const level = trustOf(await trustHistoryOf(db, memberId));
  if (levels.size >= mostRemembered) levels.clear();
  levels.set(memberId, { level, until: Date.now() + rememberedMs });
  return level;
};
