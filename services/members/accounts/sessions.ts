import { randomUUID } from 'node:crypto';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { sql } from 'kysely';
import { hashOfToken, newToken } from './opaque-token.ts';
import type { AccountsDb, SessionKind } from './tables.ts';

/** Whose request it is. Where an admin stands in for a member, `memberId` and `role` are that member's. */
export type Session = {
  readonly id: string;
  readonly kind: SessionKind;
  readonly memberId: string;
  readonly number: number;
  readonly username: string;
  readonly role: MemberRole;
  readonly impersonator: { readonly id: string; readonly username: string; readonly role: MemberRole } | null;
  readonly expiresAt: string;
  /** Whether the token has been in use for a day and should be replaced. */
  readonly isStale: boolean;
};
export type OpenedSession = { readonly id: string; readonly token: string; readonly expiresAt: string };

const lifetimeDays = 30;
const longestDevice = 80;

/** Opens a session; the token is answered once and kept only as a hash. */
export const openSession = async (
  db: AccountsDb,
  memberId: string,
  kind: SessionKind,
  device: string,
): Promise<OpenedSession> => {
  const opened = {
    id: randomUUID(),
    token: newToken(),
    expiresAt: new Date(Date.now() + lifetimeDays * 86_400_000).toISOString(),
  };
  await db.deleteFrom('accounts.sessions').where('expires_at', '<', sql<string>`now()`).execute();
  await db
    .insertInto('accounts.sessions')
    .values({
      id: opened.id,
      member_id: memberId,
      kind,
      token_hash: hashOfToken(opened.token),
      previous_hash: null,
      previous_until: null,
      device: device.slice(0, longestDevice),
      acting_as: null,
      expires_at: opened.expiresAt,
    })
    .execute();
  return opened;
};

/** The session of a token, of a member who is there and not banned; notes once an hour that it is in use. */
export const findSession = async (db: AccountsDb, token: string): Promise<Session | null> => {
  const hash = hashOfToken(token);
  const row = await db
    .selectFrom('accounts.sessions as session')
    .innerJoin('accounts.members as own', 'own.id', 'session.member_id')
    .leftJoin('accounts.members as other', 'other.id', 'session.acting_as')
    .select(['session.id', 'session.kind', 'session.expires_at', 'own.banned_at'])
    .select([
      'own.id as own_id',
      'own.number as own_number',
      'own.username as own_username',
      'own.role as own_role',
    ])
    .select(['other.id as other_id', 'other.number as other_number'])
    .select(['other.username as other_username', 'other.role as other_role'])
    .select(sql<boolean>`session.rotated_at < now() - interval '1 day'`.as('is_stale'))
    .select(sql<boolean>`session.last_seen_at < now() - interval '1 hour'`.as('is_unnoted'))
    .where((eb) =>
      eb.or([
        eb('session.token_hash', '=', hash),
        eb.and([
          eb('session.previous_hash', '=', hash),
          eb('session.previous_until', '>', sql<string>`now()`),
        ]),
      ]),
    )
    .where('session.expires_at', '>', sql<string>`now()`)
    .where('own.banned_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_unnoted) {
    const now = { last_seen_at: sql<string>`now()` };
    await db.updateTable('accounts.sessions').set(now).where('id', '=', row.id).execute();
  }
  const own = { id: row.own_id, username: row.own_username, role: row.own_role };
  const { other_id, other_number, other_username, other_role } = row;
  const isActing =
    other_id !== null && other_number !== null && other_username !== null && other_role !== null;
  return {
    id: row.id,
    kind: row.kind,
    expiresAt: row.expires_at,
    isStale: row.is_stale,
    ...(isActing
      ? {
          memberId: other_id,
          number: other_number,
          username: other_username,
          role: other_role,
          impersonator: own,
        }
      : {
          memberId: own.id,
          number: row.own_number,
          username: own.username,
          role: own.role,
          impersonator: null,
        }),
  };
};

/** Replaces the token; the old one still serves a minute for requests under way. Null where another request was first. */
export const rotateSession = async (db: AccountsDb, oldToken: string): Promise<string | null> => {
  const token = newToken();
  const { numUpdatedRows } = await db
    .updateTable('accounts.sessions')
    .set({
      token_hash: hashOfToken(token),
      previous_hash: hashOfToken(oldToken),
      previous_until: sql<string>`now() + interval '1 minute'`,
      rotated_at: sql<string>`now()`,
    })
    .where('token_hash', '=', hashOfToken(oldToken))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
};

export const sessionsOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.sessions')
    .select(['id', 'kind', 'device', 'created_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();

/** Ends one session of a member. Answers whether they had it. */
export const endSession = async (db: AccountsDb, memberId: string, id: string): Promise<boolean> => {
  const ended = db.deleteFrom('accounts.sessions').where('member_id', '=', memberId).where('id', '=', id);
  return (await ended.executeTakeFirst()).numDeletedRows > 0n;
};

/** Ends all sessions of a member but one; all of them where none is named. */
export const endSessions = async (
  db: AccountsDb,
  memberId: string,
  except: string | null = null,
): Promise<void> => {
  let ended = db.deleteFrom('accounts.sessions').where('member_id', '=', memberId);
  if (except !== null) ended = ended.where('id', '!=', except);
  await ended.execute();
};

/** Lets an admin's session stand in for a member, or stop doing so. */
export const actAs = async (db: AccountsDb, sessionId: string, memberId: string | null): Promise<void> => {
  await db
    .updateTable('accounts.sessions')
    .set({ acting_as: memberId })
    .where('id', '=', sessionId)
    .execute();
};

/** Ends the sessions of admins who stand in for a member. */
export const endStandIns = async (db: AccountsDb, memberId: string): Promise<void> => {
  await db.deleteFrom('accounts.sessions').where('acting_as', '=', memberId).execute();
};
