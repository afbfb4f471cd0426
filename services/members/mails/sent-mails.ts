import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { DisplayedMail } from '@rondelle/contracts/membership/displayed-mail.ts';
import { displayedMail } from '@rondelle/contracts/membership/displayed-mail.ts';
import { hashOfToken } from '../accounts/opaque-token.ts';
import type { AccountsDb } from '../accounts/tables.ts';

const cipher = 'aes-256-gcm';
const tagLength = 16;
/** Safe to reuse: every mail is sealed with its own key. */
const nonce = Buffer.alloc(12);

const keyFrom = (token: string): Buffer => Buffer.from(hkdfSync('sha256', token, '', 'sent mail', 32));

const seal = (token: string, text: string): Buffer => {
  const sealing = createCipheriv(cipher, keyFrom(token), nonce);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([sealed, sealing.getAuthTag()]);
};

const unseal = (token: string, sealed: Buffer): string => {
  const opening = createDecipheriv(cipher, keyFrom(token), nonce);
  opening.setAuthTag(sealed.subarray(-tagLength));
  return Buffer.concat([opening.update(sealed.subarray(0, -tagLength)), opening.final()]).toString('utf8');
};

/**
 * Stores a mail for reading in the browser, encrypted with the token in the mail, so that the database alone does not
 * reveal it.
 */
export const storeSentMail = async (
  db: AccountsDb,
  token: string,
  memberId: string | null,
  mail: DisplayedMail,
): Promise<void> => {
  const row = { keyHash: hashOfToken(token), memberId, sealed: seal(token, JSON.stringify(mail)) };
  await db
    .insertInto('accounts.sent_mails')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The mail of a token; null when it is unknown or was deleted. */
export const readSentMail = async (db: AccountsDb, token: string): Promise<DisplayedMail | null> => {
  const row = await db
    .selectFrom('accounts.sent_mails')
    .select('sealed')
    .where('keyHash', '=', hashOfToken(token))
    .executeTakeFirst();
  return row ? displayedMail.parse(JSON.parse(unseal(token, row.sealed))) : null;
};

export const sentMailsOf = (db: AccountsDb, memberId: string) =>
  db
    .selectFrom('accounts.sent_mails')
    .select('sentAt')
    .where('memberId', '=', memberId)
    .orderBy('sentAt')
    .limit(10_000)
    .execute();
