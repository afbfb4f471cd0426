import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { sql } from 'kysely';
import { hashOfToken, newToken } from './opaque-token.ts';
import { isHeldBack } from './sessions.ts';
import type { AccountsDb } from './tables.ts';

/** Long enough to follow a link. */
const seconds = 60;

/** Whose ticket it was. */
export type TicketHolder = { readonly id: number; readonly username: string; readonly role: MemberRole };

/** A ticket by which a panel elsewhere learns once who follows the link; kept only as a hash, and no way into an account. */
export const issuePanelTicket = async (db: AccountsDb, sessionId: string): Promise<string> => {
  const ticket = newToken();
  await sql`DELETE FROM accounts.panel_tickets WHERE "expiresAt" < now()`.execute(db);
  await sql`INSERT INTO accounts.panel_tickets ("ticketHash", "sessionId", "expiresAt")
    VALUES (${hashOfToken(ticket)}, ${sessionId}, now() + ${seconds} * interval '1 second')`.execute(db);
  return ticket;
};

/** Takes a ticket in: the second time it is unknown. Null for one that is spent or too old, or of who is banned. */
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
