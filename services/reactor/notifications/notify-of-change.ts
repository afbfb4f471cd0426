import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import { type Recipient, notifyMembers } from '@rondelle/members/notifications/notify.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { publicDb } from '@rondelle/projections/queries/policy/public-db.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Change, FollowedNews } from './followed-news.ts';
import { followersOf } from './followers.ts';
import { hintMembers } from './hint-members.ts';
import { newsOfChanges } from './news-of-changes.ts';

/** The change at a position, unless category policies hide it. */
const changeAt = (db: Db, position: string): Promise<Change | undefined> =>
  publicDb(db)
    .selectFrom('activity_log')
    .select(['kind', 'entityId', 'revision', 'action', 'actorId', 'recordedAt'])
    .where('position', '=', position)
    .executeTakeFirst();

const notifyFollowers = async (
  db: Db,
  hints: Pick<HintBus, 'publish'>,
  { entityId, revision, actorId, recordedAt }: Change,
  { kinds, about, followed, among, others = [] }: FollowedNews,
): Promise<void> => {
  const own = withNotifications(db);
  const news = { source: `${about.of}-${entityId}@${revision}`, kinds, about, at: recordedAt };
  const isOther = ({ memberId }: Recipient): boolean => memberId !== actorId;
  const notify = async (recipientsIn: (tx: NotificationDb) => Promise<readonly Recipient[]>) =>
    hintMembers(
      hints,
      await own.transaction().execute(async (tx) => notifyMembers(tx, news, await recipientsIn(tx))),
    );
  if (others.length > 0) await notify(async () => others.filter(isOther));
  for await (const batch of followersOf(own, followed)) {
    const followers = batch.filter(isOther);
    await notify(async (tx) => among?.(tx, followers) ?? followers);
  }
};

/**
 * Notifies members of the news in the change at a position of the log, followers in batches. Can be repeated: nobody is
 * notified twice.
 */
export const notifyOfChange =
  (db: Db, hints: Pick<HintBus, 'publish'>): Job =>
  async (position) => {
    const change = await changeAt(db, position);
    if (!change) return;
    for (const { kind, actions, newsOf } of Object.values(newsOfChanges)) {
      if (kind !== change.kind || !actions.some((action) => action === change.action)) continue;
      const news = await newsOf(db, change);
      if (news) await notifyFollowers(db, hints, change, news);
    }
  };
