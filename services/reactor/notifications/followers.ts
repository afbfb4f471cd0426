import type { FollowedEntity } from '@rondelle/members/notifications/channels.ts';
import type { NotificationDb } from '@rondelle/members/notifications/tables.ts';
import { sql } from 'kysely';

/** The most members to notify in one transaction. */
const atATime = 500;

export type Follower = { readonly memberId: string; readonly subjects: readonly FollowedEntity[] };

/** The next members, by id after `after`, who follow any of these subjects. */
const followersAfter = async (
  db: NotificationDb,
  subjects: readonly FollowedEntity[],
  after: string | null,
): Promise<readonly Follower[]> => {
  const { rows } = await sql<{ memberId: string; subjects: string[] }>`
    SELECT f."memberId", array_agg(f.kind || ' ' || f."thingId") AS subjects
    FROM accounts.followings f JOIN unnest(
      ${subjects.map(({ kind }) => kind)}::text[], ${subjects.map(({ id }) => id)}::int[]) AS t (kind, id)
      ON f.kind = t.kind AND f."thingId" = t.id
    WHERE ${after}::uuid IS NULL OR f."memberId" > ${after}::uuid
    GROUP BY f."memberId" ORDER BY f."memberId" LIMIT ${atATime}`.execute(db);
  const byKey = new Map(subjects.map((subject) => [`${subject.kind} ${subject.id}`, subject]));
  return rows.map(({ memberId, subjects: own }) => ({
    memberId,
    subjects: own.map((key) => byKey.get(key)).filter((subject) => subject !== undefined),
  }));
};

/** The members who follow any of these subjects, by id, in batches for one transaction each. */
export async function* followersOf(
  db: NotificationDb,
  subjects: readonly FollowedEntity[],
): AsyncGenerator<readonly Follower[]> {
  let followers = await followersAfter(db, subjects, null);
  while (followers.length > 0) {
    yield followers;
    followers = await followersAfter(db, subjects, followers.at(-1)?.memberId ?? null);
  }
}
