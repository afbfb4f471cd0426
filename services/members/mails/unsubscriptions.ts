import { timingSafeEqual } from 'node:crypto';
import { type MailGroup, mailGroups } from '@rondelle/contracts/membership/mail-groups.ts';
import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import type { KeyedHash } from '../accounts/keyed-hash.ts';
import type { AccountsDb } from '../accounts/tables.ts';

const keyLength = 43;
const proofLength = 22;

const keyOf = (hash: KeyedHash, group: MailGroup, address: string): Promise<Buffer> =>
  hash(`mails ${group} ${emailKey(address)}`);
const proofOf = async (hash: KeyedHash, group: string, key: string): Promise<string> =>
  (await hash(`refusal ${group} ${key}`)).toString('base64url').slice(0, proofLength);

/** The unsubscribe token in a mail: names no address, and only the site can make one. */
export const unsubscribeToken = async (
  hash: KeyedHash,
  group: MailGroup,
  address: string,
): Promise<string> => {
  const key = (await keyOf(hash, group, address)).toString('base64url');
  return `${group}.${key}.${await proofOf(hash, group, key)}`;
};

/** The mail group and key of a valid token; null for any other. */
export const readUnsubscribeToken = async (
  hash: KeyedHash,
  token: string,
): Promise<{ readonly group: MailGroup; readonly key: Buffer } | null> => {
  const [name = '', key = '', proof = ''] = token.split('.');
  const group = mailGroups.find((one) => one === name);
  if (!group || key.length !== keyLength || proof.length !== proofLength) return null;
  const expected = Buffer.from(await proofOf(hash, group, key));
  const received = Buffer.from(proof);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  return { group, key: Buffer.from(key, 'base64url') };
};

/** Unsubscribes an address from a group of mails, or subscribes it again. */
export const setUnsubscribed = async (
  db: AccountsDb,
  key: Buffer,
  isUnsubscribed: boolean,
): Promise<void> => {
  if (isUnsubscribed)
    await db
      .insertInto('accounts.mail_refusals')
      .values({ key })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await db.deleteFrom('accounts.mail_refusals').where('key', '=', key).execute();
};

/** Returns whether an address is unsubscribed from a group of mails. */
export const isUnsubscribed = async (
  db: AccountsDb,
  hash: KeyedHash,
  group: MailGroup,
  address: string,
): Promise<boolean> =>
  (await db
    .selectFrom('accounts.mail_refusals')
    .select('key')
    .where('key', '=', await keyOf(hash, group, address))
    .executeTakeFirst()) !== undefined;
