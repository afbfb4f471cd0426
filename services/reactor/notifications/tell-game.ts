import { mostTopics } from '@rondelle/contracts/subjects.ts';
import { origin } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import { gameHistoryColumns } from '@rondelle/projections/games/game-columns.ts';
import type { GameHistoryRow } from '@rondelle/projections/games/games.table.ts';
import { asShown } from '@rondelle/projections/policy/as-shown.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { type News, type Recipient, tellMembers } from '@rondelle/members/notifications/tell.ts';
import { type Follower, followersAfter, thingsOf, whoSawResult } from './followers-of-game.ts';
import { type GameNews, newsOfGame } from './news-of-game.ts';

/** Tells those who look at the site that they have something new; whoever misses it finds it when they look again. */
export const hintMembers = (hints: Pick<HintBus, 'publish'>, memberIds: readonly string[]): void => {
  for (let from = 0; from < memberIds.length; from += mostTopics) {
    const topics = memberIds.slice(from, from + mostTopics).map((id) => `member:${id}` as const);
    void Promise.resolve(hints.publish({ seasonIds: [], position: origin, topics })).catch(() => undefined);
  }
};

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

/** Whoever did it knows; only the side of a team is asked whether a result is right. */
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
  return others
    .filter(({ memberId }) => saw?.has(memberId) ?? true)
    .map(({ memberId, things }) => ({
      memberId,
      things,
      kinds: things.some(({ kind }) => kind === 'team')
        ? kinds
        : kinds.filter((kind) => kind !== 'toConfirm'),
    }));
};

/**
 * Tells those who follow a game's teams or competition what the change at a position of the log is to them, some at a
 * time; again, it tells nobody twice.
 */
export const tellOfGame =
  (db: Db, hints: Pick<HintBus, 'publish'>): Job =>
  async (position) => {
    // Nobody is told a result that its category does not show.
    const own = withNotifications(asShown(db));
    const versions = await versionAt(own, position);
    const news = versions && newsOfGame(...versions, Date.now());
    if (!versions || !news) return;
    const [row, before] = versions;
    const said: News = {
      source: `game-${row.gameId}@${row.revision}`,
      kinds: news.kinds,
      about: news.about,
      at: row.recordedAt,
    };
    const things = thingsOf(before ? [row, before] : [row]);
    let after: string | null = null;
    for (;;) {
      const followers: readonly Follower[] = await followersAfter(own, things, after);
      after = followers.at(-1)?.memberId ?? null;
      if (after === null) return;
      const told = await own
        .transaction()
        .execute(async (tx) => tellMembers(tx, said, await recipientsOf(tx, followers, news, versions)));
      hintMembers(hints, told);
    }
  };
