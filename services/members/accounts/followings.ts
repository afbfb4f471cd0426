import { type FollowedKind, mostFollowed } from '@rondelle/contracts/following/following.inputs.ts';
import { sql } from 'kysely';
import type { AccountsDb } from './tables.ts';

export type Followed = { readonly kind: FollowedKind; readonly id: number };

/** Answers false where the member follows as many things as one may; following twice is following. */
export const follow = async (db: AccountsDb, memberId: string, { kind, id }: Followed): Promise<boolean> => {
  const { rows } = await sql<{ follows: boolean }>`
    WITH own AS (SELECT kind, thing_id FROM accounts.followings WHERE member_id = ${memberId}),
    added AS (
      INSERT INTO accounts.followings (member_id, kind, thing_id)
      SELECT ${memberId}, ${kind}, ${id} WHERE (SELECT count(*) FROM own) < ${mostFollowed}
      ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT EXISTS (SELECT FROM added) OR EXISTS (SELECT FROM own WHERE kind = ${kind} AND thing_id = ${id})
      AS follows`.execute(db);
  return rows[0]?.follows ?? false;
};

export const unfollow = async (db: AccountsDb, memberId: string, { kind, id }: Followed): Promise<void> => {
  await db
    .deleteFrom('accounts.followings')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .execute();
};

/** All that a member follows, latest first. */
export const followingsOf = async (db: AccountsDb, memberId: string) =>
  (
    await db
      .selectFrom('accounts.followings')
      .select(['kind', 'thing_id', 'since'])
      .where('member_id', '=', memberId)
      .orderBy('since', 'desc')
      .limit(mostFollowed)
      .execute()
  ).map(({ kind, thing_id, since }) => ({ kind, id: thing_id, since }));

export const isFollowing = async (
  db: AccountsDb,
  memberId: string,
  { kind, id }: Followed,
): Promise<boolean> =>
  (await db
    .selectFrom('accounts.followings')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .executeTakeFirst()) !== undefined;
