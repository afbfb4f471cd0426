import { DomainError } from '@rondelle/contracts/errors.ts';
import { type FollowedKind, mostFollowed } from '@rondelle/contracts/following/following.inputs.ts';
import { sql } from 'kysely';
import { lockMember } from './lock-member.ts';
import type { AccountsDb } from './tables.ts';

export type Followed = { readonly kind: FollowedKind; readonly id: number };

const add = async (db: AccountsDb, memberId: string, { kind, id }: Followed): Promise<void> => {
  const { rows } = await sql<{ follows: boolean }>`
    WITH own AS (SELECT kind, "thingId" FROM accounts.followings WHERE "memberId" = ${memberId}),
    added AS (
      INSERT INTO accounts.followings ("memberId", kind, "thingId")
      SELECT ${memberId}, ${kind}, ${id} WHERE (SELECT count(*) FROM own) < ${mostFollowed}
      ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT EXISTS (SELECT FROM added) OR EXISTS (SELECT FROM own WHERE kind = ${kind} AND "thingId" = ${id})
      AS follows`.execute(db);
  if (!rows[0]?.follows) throw new DomainError('following/too-many');
};

/** Throws `following/too-many` at the limit. Following something twice changes nothing. */
export const follow = (db: AccountsDb, memberId: string, followed: Followed): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId);
    await add(tx, memberId, followed);
  });

export const unfollow = async (db: AccountsDb, memberId: string, { kind, id }: Followed): Promise<void> => {
  await db
    .deleteFrom('accounts.followings')
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('thingId', '=', id)
    .execute();
};

/** Everything that a member follows, latest first. */
export const followingsOf = async (db: AccountsDb, memberId: string) =>
  (
    await db
      .selectFrom('accounts.followings')
      .select(['kind', 'thingId', 'since'])
      .where('memberId', '=', memberId)
      .orderBy('since', 'desc')
      .limit(mostFollowed)
      .execute()
  ).map(({ kind, thingId, since }) => ({ kind, id: thingId, since }));

export const isFollowing = async (
  db: AccountsDb,
  memberId: string,
  { kind, id }: Followed,
): Promise<boolean> =>
  (await db
    .selectFrom('accounts.followings')
    .select('kind')
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('thingId', '=', id)
    .executeTakeFirst()) !== undefined;
