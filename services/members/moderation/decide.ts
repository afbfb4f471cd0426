import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { sql } from 'kysely';
import type { ModerationDb } from './tables.ts';

type Change = { readonly kind: StreamKind; readonly id: number; readonly revision: number };

/**
 * Records the decision on a suspicious change; `decidedBy` is null when the member has been erased. Decided flags do
 * not change.
 */
export const decide = async (
  db: ModerationDb,
  { kind, id, revision }: Change,
  state: 'approved' | 'undone',
  memberId: string,
): Promise<void> => {
  await sql`
    UPDATE moderation.flags SET state = ${state}, "decidedAt" = now(),
      "decidedBy" = (SELECT id FROM accounts.members WHERE id::text = ${memberId})
    WHERE kind = ${kind} AND "entityId" = ${id} AND revision = ${revision} AND state = 'open'`.execute(db);
};
