import type { AboutPost } from '@rondelle/contracts/notifications/about.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

type Read = Pick<AboutPost, 'of' | 'inId'> & { readonly upTo: number };

/** Marks a member's notifications of a topic or a room as read, up to a post; returns whether anything was unread. */
export const markWrittenRead = async (
  db: Db,
  memberId: string,
  { of, inId, upTo }: Read,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE notifications.notifications SET "readAt" = now()
    WHERE "memberId" = ${memberId} AND "readAt" IS NULL AND (about->>'id')::int <= ${upTo}
      AND about @> jsonb_build_object('of', ${of}::text, 'inId', ${inId}::int)`.execute(db);
  return numAffectedRows > 0n;
};
