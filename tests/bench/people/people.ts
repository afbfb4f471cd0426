import { randomUUID } from 'node:crypto';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import { addMember, findMember } from '@rondelle/members/accounts/members.ts';
import { findSession, openSession, type Session } from '@rondelle/members/accounts/sessions.ts';
import type { AccountsDb } from '@rondelle/members/accounts/tables.ts';

/** A member with an account and a session. */
export type Person = { readonly id: string; readonly number: number; readonly session: Session };

/** Adds a member with a unique name; the password cannot be used to log in. */
export const addPerson = async (db: AccountsDb, name: string, role: MemberRole): Promise<Person> => {
  const username = `${name}-${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  const about = { username, email, passwordHash: '-', language: 'fr', role, verified: true } as const;
  const added = await addMember(db, about);
  if ('taken' in added) throw new Error(`${username} is taken`);
  const { token } = await openSession(db, added.id, 'site', 'bench');
  const [member, session] = [await findMember(db, added.id), await findSession(db, token)];
  if (!member || !session) throw new Error(`${username} is not there`);
  return { id: added.id, number: member.number, session };
};
