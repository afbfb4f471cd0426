import { timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../accounts/keyed-hash.ts';
import { findByNumber, type Member } from '../accounts/members.ts';
import type { AccountsDb } from '../accounts/tables.ts';

const length = 32;

const proofOf = async (hash: KeyedHash, { id }: Pick<Member, 'id'>): Promise<string> =>
  (await hash(`unsubscribe ${id}`)).toString('base64url').slice(0, length);

/** The token in a digest's unsubscribe link: the member's public number and a proof. It can only end digests. */
export const unsubscribeToken = async (hash: KeyedHash, member: Pick<Member, 'id' | 'number'>) =>
  `${member.number}.${await proofOf(hash, member)}`;

/** The member of a valid token; null for any other. */
export const memberOfToken = async (
  db: AccountsDb,
  hash: KeyedHash,
  token: string,
): Promise<Member | null> => {
  const [number = '', proof = ''] = token.split('.');
  if (!/^\d{1,9}$/.test(number)) return null;
  const member = await findByNumber(db, Number(number));
  if (!member || proof.length !== length) return null;
  const expected = await proofOf(hash, member);
  return timingSafeEqual(Buffer.from(proof.padEnd(length)), Buffer.from(expected)) ? member : null;
};
