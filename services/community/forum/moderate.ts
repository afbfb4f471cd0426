import type { ModerateTopic } from '@rondelle/contracts/community/forum.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { withForum } from './tables.ts';

/** Pins a topic above the others of its part, or locks it against further posts, or takes that back. */
export const moderateTopic = async (
  db: Db,
  { tid, isPinned, isLocked }: Pick<ModerateTopic, 'tid' | 'isPinned' | 'isLocked'>,
): Promise<void> => {
  const change = { ...(isPinned !== undefined && { isPinned }), ...(isLocked !== undefined && { isLocked }) };
  if (Object.keys(change).length === 0) return;
  const changed = await withForum(db)
    .updateTable('forum.topics')
    .set(change)
    .where('id', '=', tid)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new DomainError('topic/unknown', 'tid');
};
