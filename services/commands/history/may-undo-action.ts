import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Writing } from '../writing.ts';

/** The member and source of an action’s first change; undefined when the activity log does not have it. */
const firstOf = (db: Db, correlationId: string) =>
  db
    .selectFrom('activity_log')
    .select(['actorId', 'source'])
    .where('correlationId', '=', correlationId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

/**
 * Throws `permission/denied` for an import of another member, except for administrators; no time limit applies. Other
 * actions are checked by the permissions for undoing their changes.
 */
export const assertMayUndoAction = async (
  { db, session }: Pick<Writing, 'db' | 'session'>,
  correlationId: string,
): Promise<void> => {
  const first = await firstOf(db, correlationId);
  if (first?.source !== 'import' || first.actorId === session.memberId) return;
  if (!isAllowed(session.role, 'member/roll-back')) throw new DomainError('permission/denied');
};
