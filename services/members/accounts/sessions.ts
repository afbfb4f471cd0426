import { randomUUID } from 'node:crypto';
import { type MemberRole, outranks } from '@rondelle/contracts/membership/roles.ts';
import { sql } from 'kysely';
import { hashOfToken, newToken } from './opaque-token.ts';
import type { AccountsDb, SessionKind } from './tables.ts';

/** A logged-in session. During an impersonation, `memberId` and `role` are the impersonated member's. */
export type Session = {
  readonly id: string;
  readonly kind: SessionKind;
  readonly memberId: string;
  readonly number: number;
  readonly username: string;
  readonly role: MemberRole;
  /** True when it has shown a second factor. */
  readonly isProven: boolean;
  /** True when the role is lowered until the session shows the second factor that the site requires. */
  readonly isHeldBack: boolean;
  readonly impersonator: { readonly id: string; readonly username: string; readonly role: MemberRole } | null;
  readonly expiresAt: string;
  /** True when the token is older than a day and should be replaced. */
  readonly isStale: boolean;
};
export type OpenedSession = { readonly id: string; readonly token: string; readonly expiresAt: string };

const lifetimeDays = 30;
const longestDevice = 80;
/**
 * Sessions that a member has of each kind. More than any person or program uses within the hour after which use is
 * recorded again, so that only abandoned ones end.
 */
const mostOfKind = 200;

/** Returns whether the site requires a second factor for the role that the session has not shown. */
export const isHeldBack = (role: MemberRole, provenAt: string | null, isRequired: boolean): boolean =>
  isRequired && provenAt === null && outranks(role, 'specialSupervisor');

/**
 * Opens a session; returns the token once and stores only its hash. Ends those beyond `mostOfKind` that were used longest
 * ago. `isProven`: a second factor was shown.
 */
export const openSession = async (
  db: AccountsDb,
  memberId: string,
  kind: SessionKind,
  device: string,
  isProven = false,
): Promise<OpenedSession> => {
  const opened = {
    id: randomUUID(),
    token: newToken(),
    expiresAt: new Date(Date.now() + lifetimeDays * 86_400_000).toISOString(),
  };
  await db.deleteFrom('accounts.sessions').where('expiresAt', '<', sql<string>`now()`).execute();
  await db
    .insertInto('accounts.sessions')
    .values({
      id: opened.id,
      memberId,
      kind,
      tokenHash: hashOfToken(opened.token),
      previousHash: null,
      previousUntil: null,
      device: device.slice(0, longestDevice),
      actingAs: null,
      provenAt: isProven ? new Date().toISOString() : null,
      expiresAt: opened.expiresAt,
    })
    .execute();
  await sql`DELETE FROM accounts.sessions WHERE id IN (
    SELECT id FROM accounts.sessions WHERE "memberId" = ${memberId} AND kind = ${kind}
    ORDER BY "lastSeenAt" DESC, "createdAt" DESC OFFSET ${mostOfKind})`.execute(db);
  return opened;
};

/**
 * Finds the session of a token, unless its member is banned; records its use once an hour. `isRequired`: administrators
 * have the role of a member until they show a second factor.
 */
export const findSession = async (
  db: AccountsDb,
  token: string,
  isRequired = false,
): Promise<Session | null> => {
  const hash = hashOfToken(token);
  const row = await db
    .selectFrom('accounts.sessions as session')
    .innerJoin('accounts.members as own', 'own.id', 'session.memberId')
    .leftJoin('accounts.members as other', 'other.id', 'session.actingAs')
    .select(['session.id', 'session.kind', 'session.expiresAt', 'session.provenAt', 'own.bannedAt'])
    .select([
      'own.id as own_id',
      'own.number as own_number',
      'own.username as own_username',
      'own.role as own_role',
    ])
    .select(['other.id as other_id', 'other.number as other_number'])
    .select(['other.username as other_username', 'other.role as other_role'])
    .select(sql<boolean>`session."rotatedAt" < now() - interval '1 day'`.as('is_stale'))
    .select(sql<boolean>`session."lastSeenAt" < now() - interval '1 hour'`.as('is_unnoted'))
    .where((eb) =>
      eb.or([
        eb('session.tokenHash', '=', hash),
        eb.and([eb('session.previousHash', '=', hash), eb('session.previousUntil', '>', sql<string>`now()`)]),
      ]),
    )
    .where('session.expiresAt', '>', sql<string>`now()`)
    .where('own.bannedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_unnoted) {
    const now = { lastSeenAt: sql<string>`now()` };
    await db.updateTable('accounts.sessions').set(now).where('id', '=', row.id).execute();
  }
  const held = isHeldBack(row.own_role, row.provenAt, isRequired);
  const role = held ? ('member' as const) : row.own_role;
  const own = { id: row.own_id, username: row.own_username, role };
  const { other_id, other_number, other_username, other_role } = row;
  const isActing =
    !held && other_id !== null && other_number !== null && other_username !== null && other_role !== null;
  return {
    id: row.id,
    kind: row.kind,
    expiresAt: row.expiresAt,
    isStale: row.is_stale,
    isProven: row.provenAt !== null,
    isHeldBack: held,
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

/**
 * Replaces the token; the old one works for another minute, for concurrent requests. Null when another request was
 * first.
 */
export const rotateSession = async (db: AccountsDb, oldToken: string): Promise<string | null> => {
  const token = newToken();
  const { numUpdatedRows } = await db
    .updateTable('accounts.sessions')
    .set({
      tokenHash: hashOfToken(token),
      previousHash: hashOfToken(oldToken),
      previousUntil: sql<string>`now() + interval '1 minute'`,
      rotatedAt: sql<string>`now()`,
    })
    .where('tokenHash', '=', hashOfToken(oldToken))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
};

export const sessionsOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.sessions')
    .select(['id', 'kind', 'device', 'createdAt', 'lastSeenAt'])
    .where('memberId', '=', memberId)
    .where('expiresAt', '>', sql<string>`now()`)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();

/** Ends one session of a member; returns whether it existed. */
export const endSession = async (db: AccountsDb, memberId: string, id: string): Promise<boolean> => {
  const ended = db.deleteFrom('accounts.sessions').where('memberId', '=', memberId).where('id', '=', id);
  return (await ended.executeTakeFirst()).numDeletedRows > 0n;
};

/** Ends all sessions of a member, except an optional one. */
export const endSessions = async (
  db: AccountsDb,
  memberId: string,
  except: string | null = null,
): Promise<void> => {
  let ended = db.deleteFrom('accounts.sessions').where('memberId', '=', memberId);
  if (except !== null) ended = ended.where('id', '!=', except);
  await ended.execute();
};

/**
 * Records that a session has shown a second factor that was added in it. The member's other sessions that have shown
 * none end: they began before it, and may belong to somebody who knows only the password.
 */
export const proveSession = async (
  db: AccountsDb,
  { id, memberId }: Pick<Session, 'id' | 'memberId'>,
): Promise<void> => {
  await db
    .updateTable('accounts.sessions')
    .set({ provenAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await db
    .deleteFrom('accounts.sessions')
    .where('memberId', '=', memberId)
    .where('id', '!=', id)
    .where('provenAt', 'is', null)
    .execute();
};

/** Starts (or, with null, stops) an impersonation in an admin's session. */
export const actAs = async (db: AccountsDb, sessionId: string, memberId: string | null): Promise<void> => {
  await db.updateTable('accounts.sessions').set({ actingAs: memberId }).where('id', '=', sessionId).execute();
};

/** Ends the sessions of admins who impersonate a member. */
export const endImpersonations = async (db: AccountsDb, memberId: string): Promise<void> => {
  await db.deleteFrom('accounts.sessions').where('actingAs', '=', memberId).execute();
};
