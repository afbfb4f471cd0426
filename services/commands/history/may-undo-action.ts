import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Writing } from '../writing.ts';

/** An action as its first change describes it; null when the views do not have it. */
const firstOf = (db: Db, correlationId: string) =>
  db
    .selectFrom('activity_log')
    .select(['actorId', 'source'])
    .where('correlationId', '=', correlationId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

/**
 * Whoever imported something undoes the whole import, for as long as it stands, and so do administrators. Other actions
 * are undone by whoever may undo their changes. Throws `permission/denied`.
 */
export const assertMayUndoAction = async (
  { db, session }: Pick<Writing, 'db' | 'session'>,
  correlationId: string,
): Promise<void> => {
  const first = await firstOf(db, correlationId);
  if (first?.source !== 'import' || first.actorId === session.memberId) return;
  if (!isAllowed(session.role, 'member/roll-back')) throw new DomainError('permission/denied');
};
