import type { ModerateTopic } from '@rondelle/contracts/community/forum.inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { sql } from 'kysely';
import { record, type Sources } from '../safety/record.ts';
import type { Chatter } from '../tables.ts';
import { withForum } from './tables.ts';

type Topic = {
  readonly isPinned: boolean;
  readonly isLocked: boolean;
  /** The member who opened the topic; null when erased. */
  readonly authorId: string | null;
  readonly number: number | null;
};

const topicOf = async ({ db }: Pick<Sources, 'db'>, tid: number): Promise<Topic> => {
  const { rows } = await sql<Topic>`
    SELECT t."isPinned", t."isLocked", t."authorId", m.number
    FROM forum.topics t LEFT JOIN accounts.members m ON m.id = t."authorId" WHERE t.id = ${tid}`.execute(db);
  const [topic] = rows;
  if (!topic) throw new DomainError('topic/unknown', 'tid');
  return topic;
};

type Input = Pick<ModerateTopic, 'tid' | 'pinned' | 'locked'>;

/**
 * Pins or locks a topic with a reason, or undoes that. Recorded in the stream of the member who opened the topic, or in
 * the moderator's when that member is erased.
 */
export const moderateTopic = async (
  sources: Sources,
  moderator: Chatter & { readonly number: number },
  { tid: topicId, pinned, locked }: Input,
): Promise<void> => {
  const { log, db } = sources;
  const topic = await topicOf(sources, topicId);
  const memberId = topic.authorId ?? moderator.memberId;
  const number = topic.number ?? moderator.number;
  const of = { memberId, topicId };
  const set = (change: object) =>
    withForum(db).updateTable('forum.topics').set(change).where('id', '=', topicId).execute();
  if (pinned !== undefined && (pinned !== null) !== topic.isPinned) {
    const command =
      pinned === null
        ? ({ type: 'UnpinTopic', ...of } as const)
        : ({ type: 'PinTopic', ...of, because: pinned } as const);
    await record(log, moderator, number, command);
    await set({ isPinned: pinned !== null });
  }
  if (locked !== undefined && (locked !== null) !== topic.isLocked) {
    const command =
      locked === null
        ? ({ type: 'UnlockTopic', ...of } as const)
        : ({ type: 'LockTopic', ...of, because: locked } as const);
    await record(log, moderator, number, command);
    await set({ isLocked: locked !== null, lockedBecause: locked });
  }
};
