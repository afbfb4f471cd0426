import { gameVersionsAt } from '@rondelle/projections/queries/games/versions-at.queries.ts';
import type { GameHistoryRow } from '@rondelle/projections/views/games/games.table.ts';
import { publicDb } from '@rondelle/projections/queries/policy/public-db.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { NotificationDb } from '@rondelle/members/notifications/tables.ts';
import type { Recipient } from '@rondelle/members/notifications/notify.ts';
import { sql } from 'kysely';
import type { Change, FollowedNews, NewsOfChanges } from './followed-news.ts';
import type { Follower } from './followers.ts';
import { subjectsOf, whoSawResult } from './followers-of-game.ts';
import { type GameNews, newsActions, newsOfGame } from './news-of-game.ts';

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
 * Members who want no spoilers get no news of goals, because the number of goals is the score; members who have not
 * seen a result get no news of its correction. Only followers of a team are asked to confirm a result.
 */
const recipientsAmong = async (
  tx: NotificationDb,
  followers: readonly Follower[],
  kinds: GameNews['kinds'],
  before: GameHistoryRow | undefined,
): Promise<readonly Recipient[]> => {
  const memberIds = followers.map(({ memberId }) => memberId);
  const saw = kinds[0] === 'correction' && before ? await whoSawResult(tx, memberIds, before) : null;
  const hiding = kinds[0] === 'goal' ? await hidingScores(tx, memberIds) : null;
  return followers
    .filter(({ memberId }) => (saw?.has(memberId) ?? true) && !hiding?.has(memberId))
    .map(({ memberId, subjects }) => ({
      memberId,
      subjects,
      kinds: subjects.some(({ kind }) => kind === 'team')
        ? kinds
        : kinds.filter((kind) => kind !== 'toConfirm'),
    }));
};

/** Reads with the category policies, because they may hide the game. */
const newsOf = async (db: Db, { entityId, revision }: Change): Promise<FollowedNews | null> => {
  const { after, before } = await gameVersionsAt(publicDb(db), entityId, revision);
  const news = after && newsOfGame(after, before ?? undefined, Date.now());
  if (!news) return null;
  return {
    ...news,
    followed: subjectsOf(before ? [after, before] : [after]),
    among: (tx, followers) => recipientsAmong(tx, followers, news.kinds, before ?? undefined),
  };
};

/** News of games, for the followers of their teams and competitions. */
export const gameNews: NewsOfChanges = { kind: 'game', actions: newsActions, newsOf };
