import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { sql } from 'kysely';
import { hashOfToken, newToken } from './opaque-token.ts';
import { isHeldBack } from './sessions.ts';
import type { AccountsDb } from './tables.ts';

/** Long enough to follow a link. */
const seconds = 60;

/** The member for whom the ticket was issued. */
export type TicketHolder = { readonly id: number; readonly username: string; readonly role: MemberRole };

/**
 * Issues a ticket that identifies the member to an external panel once; stored as a hash, and no login. Throws
 * `session/required` when the session has ended meanwhile.
 */
export const issuePanelTicket = async (db: AccountsDb, sessionId: string): Promise<string> => {
  const ticket = newToken();
  await sql`DELETE FROM accounts.panel_tickets WHERE "expiresAt" < now()`.execute(db);
  const { numAffectedRows } = await sql`
    INSERT INTO accounts.panel_tickets ("ticketHash", "sessionId", "expiresAt")
    SELECT ${hashOfToken(ticket)}, id, now() + ${seconds} * interval '1 second'
    FROM accounts.sessions WHERE id = ${sessionId} FOR KEY SHARE`.execute(db);
  if (numAffectedRows !== 1n) throw new DomainError('session/required');
  return ticket;
};

/** Uses up a ticket; null when it is spent or expired, or the member is banned or must still show a second factor. */
export const redeemPanelTicket = async (
  db: AccountsDb,
  ticket: string,
  isRequired = false,
): Promise<TicketHolder | null> => {
  const { rows } = await sql<TicketHolder & { provenAt: string | null }>`
    WITH spent AS (DELETE FROM accounts.panel_tickets WHERE "ticketHash" = ${hashOfToken(ticket)} RETURNING *)
    SELECT m.number AS id, m.username, m.role, s."provenAt" FROM spent
    JOIN accounts.sessions s ON s.id = spent."sessionId" JOIN accounts.members m ON m.id = s."memberId"
    WHERE spent."expiresAt" > now() AND s."expiresAt" > now() AND m."bannedAt" IS NULL`.execute(db);
  const [row] = rows;
  if (!row || isHeldBack(row.role, row.provenAt, isRequired)) return null;
  const { id, username, role } = row;
  return { id, username, role };
};
