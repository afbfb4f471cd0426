import { sql } from 'kysely';
import { hashOfToken, newToken } from './opaque-token.ts';
import { isHeldBack, type Session } from './sessions.ts';
import type { AccountsDb } from './tables.ts';

/** Long enough to open a connection. */
export const ticketSeconds = 30;

/** The channels that a ticket opens, and its session; the grant ends with the session. */
export type LiveGrant = {
  readonly sessionId: string;
  readonly memberId: string;
  readonly number: number;
  readonly username: string;
  readonly channels: readonly string[];
};

/** Issues a ticket for private channels, stored only as a hash; null when the session has ended meanwhile. */
export const issueTicket = async (
  db: AccountsDb,
  sessionId: string,
  channels: readonly string[],
): Promise<string | null> => {
  const ticket = newToken();
  return (await noteTicket(db, ticket, sessionId, channels)) ? ticket : null;
};

/**
 * Stores a ticket made elsewhere, such as a signature; storing it again extends its validity. Returns false when the
 * session has ended meanwhile, such as by a log-out in another tab.
 */
export const noteTicket = async (
  db: AccountsDb,
  ticket: string,
  sessionId: string,
  channels: readonly string[],
): Promise<boolean> => {
  await sql`DELETE FROM accounts.live_tickets WHERE "expiresAt" < now()`.execute(db);
  const { numAffectedRows } = await sql`
    INSERT INTO accounts.live_tickets ("ticketHash", "sessionId", channels, "expiresAt")
    SELECT ${hashOfToken(ticket)}, id, ${channels}::text[], now() + ${ticketSeconds} * interval '1 second'
    FROM accounts.sessions WHERE id = ${sessionId} FOR KEY SHARE
    ON CONFLICT ("ticketHash") DO UPDATE SET "sessionId" = excluded."sessionId", "expiresAt" = excluded."expiresAt"`.execute(
    db,
  );
  return numAffectedRows === 1n;
};

/** Uses up a ticket; null when it is spent or expired, or its session has ended. */
export const redeemTicket = async (db: AccountsDb, ticket: string): Promise<LiveGrant | null> => {
  const { rows } = await sql<LiveGrant>`
    WITH spent AS (DELETE FROM accounts.live_tickets WHERE "ticketHash" = ${hashOfToken(ticket)} RETURNING *)
    SELECT s.id AS "sessionId", m.id AS "memberId", m.number, m.username, spent.channels
    FROM spent JOIN accounts.sessions s ON s.id = spent."sessionId" JOIN accounts.members m ON m.id = s."memberId"
    WHERE spent."expiresAt" > now() AND s."expiresAt" > now() AND m."bannedAt" IS NULL`.execute(db);
  return rows[0] ?? null;
};

/** The session's member with the current role; null when the session has ended or the member is banned. */
export const holderOf = async (
  db: AccountsDb,
  sessionId: string,
  isRequired = false,
): Promise<Pick<Session, 'memberId' | 'number' | 'role'> | null> => {
  const holder = await db
    .selectFrom('accounts.sessions as s')
    .innerJoin('accounts.members as m', 'm.id', 's.memberId')
    .select(['m.id as memberId', 'm.number', 'm.role', 's.provenAt'])
    .where('s.id', '=', sessionId)
    .where('s.expiresAt', '>', sql<string>`now()`)
    .where('m.bannedAt', 'is', null)
    .executeTakeFirst();
  if (!holder) return null;
  const { provenAt, ...known } = holder;
  return isHeldBack(known.role, provenAt, isRequired) ? { ...known, role: 'member' } : known;
};
