import type { TopicKind } from '@rondelle/contracts/community/forum.ts';
import type { LockReason } from '@rondelle/contracts/moderation/topic-reasons.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { type NotificationTables } from '@rondelle/members/notifications/tables.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import type { Generated, Kysely } from 'kysely';

/** Timestamps are read as ISO 8601 texts. */
export type ForumTables = NotificationTables & {
  'forum.topics': {
    id: Generated<number>;
    kind: TopicKind;
    thingId: number;
    language: Language;
    title: string;
    authorId: string | null;
    createdAt: Generated<string>;
    isPinned: Generated<boolean>;
    isLocked: Generated<boolean>;
    lockedBecause: LockReason | null;
  };
  'forum.posts': {
    id: Generated<number>;
    topicId: number;
    authorId: string;
    commandId: string;
    text: string;
    quotedId: number | null;
    isOpening: boolean;
    state: Generated<'shown' | 'held' | 'removed'>;
    createdAt: Generated<string>;
    editedAt: Generated<string | null>;
  };
  'forum.subscriptions': { topicId: number; memberId: string };
};
export type ForumDb = Kysely<Tables & ForumTables>;

export const withForum = (db: Db): ForumDb => db.withTables<ForumTables>();
