import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccountsDb } from './tables.ts';

const macOf = async (db: AccountsDb, openedAt: string, suid: number): Promise<string> => {
  const { secret } = await db.selectFrom('accounts.try_secret').select('secret').executeTakeFirstOrThrow();
  return createHmac('sha256', secret).update(`contact ${openedAt} ${suid}`).digest('base64url');
};

/** A signed ticket with the time when a supervisor's contact form was opened; needs no storage. */
export const contactTicket = async (
  db: AccountsDb,
  suid: number,
  openedAtMs = Date.now(),
): Promise<string> => {
  const openedAt = String(openedAtMs);
  return `${openedAt}.${await macOf(db, openedAt, suid)}`;
};

/** The age of a ticket in milliseconds; null when its signature is wrong or it is for another supervisor. */
export const ageOfTicket = async (db: AccountsDb, ticket: string, suid: number): Promise<number | null> => {
  const [openedAt = '', mac = ''] = ticket.split('.', 2);
  if (!/^\d{13}$/.test(openedAt)) return null;
  const right = Buffer.from(await macOf(db, openedAt, suid));
  const received = Buffer.from(mac);
  if (received.length !== right.length || !timingSafeEqual(received, right)) return null;
  return Date.now() - Number(openedAt);
};
