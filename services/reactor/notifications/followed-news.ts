import type { EventType } from '@rondelle/contracts/competition/events.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { FollowedEntity } from '@rondelle/members/notifications/channels.ts';
import type { News, Recipient } from '@rondelle/members/notifications/notify.ts';
import type { NotificationDb } from '@rondelle/members/notifications/tables.ts';
import type { ActivityLogRow } from '@rondelle/projections/views/activity-log/activity-log.table.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Follower } from './followers.ts';

/** A change in the log that may be news. */
export type Change = Pick<
  ActivityLogRow,
  'kind' | 'entityId' | 'revision' | 'action' | 'actorId' | 'recordedAt'
>;

/** News of a change. The member who made the change is never notified of it. */
export type FollowedNews = Pick<News, 'kinds' | 'about'> & {
  /** The entities whose followers are notified. */
  readonly followed: readonly FollowedEntity[];
  /** Chooses among followers, in the transaction that notifies them; by default, all are notified. */
  readonly among?: (tx: NotificationDb, followers: readonly Follower[]) => Promise<readonly Recipient[]>;
  /** Members to notify before the followers, even if they follow nothing. */
  readonly others?: readonly Recipient[];
};

/** Changes of which followers are notified, and how their news is read; null for a change that is no news. */
export type NewsOfChanges = {
  readonly kind: StreamKind;
  readonly actions: readonly EventType[];
  readonly newsOf: (db: Db, change: Change) => Promise<FollowedNews | null>;
};
