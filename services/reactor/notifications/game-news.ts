import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import { gameHistoryColumns } from '@rondelle/projections/queries/sql/game-columns.ts';
import type { GameHistoryRow } from '@rondelle/projections/views/games/games.table.ts';
import { publicDb } from '@rondelle/projections/queries/policy/public-db.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { type News, type Recipient, notifyMembers } from '@rondelle/members/notifications/notify.ts';
import { sql } from 'kysely';
import { type Follower, followersOf } from './followers.ts';
import { subjectsOf, whoSawResult } from './followers-of-game.ts';
import { hintMembers } from './hint-members.ts';
import { type GameNews, newsOfGame } from './news-of-game.ts';

const versionAt = async (
  db: NotificationDb,
  position: string,
): Promise<readonly [GameHistoryRow, GameHistoryRow | undefined] | null> => {
  const change = await db
    .selectFrom('activity_log')
    .select(['kind', 'entityId', 'revision'])
    .where('position', '=', position)
    .executeTakeFirst();
  if (change?.kind !== 'game') return null;
  const rows = await db
    .selectFrom('game_history')
    .select(gameHistoryColumns)
    .where('gameId', '=', change.entityId)
    .where('revision', '<=', change.revision)
    .orderBy('revision', 'desc')
    .limit(2)
    .execute();
  const [row, before] = rows;
  return row?.revision === change.revision ? [row, before] : null;
};

/** The members among these who want no spoilers. */
const hidingScores = async (
  tx: NotificationDb,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ memberId: string }>`
    SELECT "memberId" FROM notifications.settings
    WHERE "memberId" = ANY (${memberIds}::uuid[]) AND "hidesScores"`.execute(tx);
  return new Set(rows.map(({ memberId }) => memberId));
};

/**
 * Excludes the author of the change, and from goals, whose number is the score, those who want no spoilers; only
 * followers of a team are asked to confirm a result.
 */
const recipientsOf = async (
  tx: NotificationDb,
  followers: readonly Follower[],
  { kinds }: GameNews,
  [row, before]: readonly [GameHistoryRow, GameHistoryRow | undefined],
): Promise<readonly Recipient[]> => {
  const others = followers.filter(({ memberId }) => memberId !== row.actorId);
  const saw =
    kinds[0] === 'correction' && before
      ? await whoSawResult(
          tx,
          others.map(({ memberId }) => memberId),
          before,
        )
      : null;
  const hiding =
    kinds[0] === 'goal'
      ? await hidingScores(
          tx,
          others.map(({ memberId }) => memberId),
        )
      : null;
  return others
    .filter(({ memberId }) => (saw?.has(memberId) ?? true) && !hiding?.has(memberId))
    .map(({ memberId, subjects }) => ({
      memberId,
      subjects,
      kinds: subjects.some(({ kind }) => kind === 'team')
        ? kinds
        : kinds.filter((kind) => kind !== 'toConfirm'),
    }));
};

/**
 * Notifies the followers of a game of the change at a position of the log, in batches. Can be repeated: nobody is
 * notified twice.
 */
export const notifyOfGame =
  (db: Db, hints: Pick<HintBus, 'publish'>): Job =>
  async (position) => {
    // Applies category policies, so that hidden results are not notified.
    const own = withNotifications(publicDb(db));
    const versions = await versionAt(own, position);
    const news = versions && newsOfGame(...versions, Date.now());
    if (!versions || !news) return;
    const [row, before] = versions;
    const message: News = {
      source: `game-${row.gameId}@${row.revision}`,
      kinds: news.kinds,
      about: news.about,
      at: row.recordedAt,
    };
    for await (const followers of followersOf(own, subjectsOf(before ? [row, before] : [row]))) {
      const notified = await own
        .transaction()
        .execute(async (tx) => notifyMembers(tx, message, await recipientsOf(tx, followers, news, versions)));
      hintMembers(hints, notified);
    }
  };
