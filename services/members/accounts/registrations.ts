import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import { usernameKey } from '@rondelle/contracts/membership/usernames.ts';
import { sql } from 'kysely';
import { type Identity, linkIdentity } from './identities.ts';
import { type AddedMember, addMember, type ConsentKind, type NewMember, recordConsent } from './members.ts';
import { postToMember } from './outbox.ts';
import type { AccountsDb } from './tables.ts';

/** A member who still has to confirm, with their consents. */
export type Newcomer = NewMember & {
  readonly consents: readonly ConsentKind[];
  /** The version of the terms. */
  readonly version: string;
};

/** Serialises registrations of names that look alike, until the transaction ends. */
const lockUsername = (tx: AccountsDb, key: string) =>
  sql`SELECT pg_advisory_xact_lock(
    hashtextextended('username ' || accounts.username_skeleton(${key}), 0))`.execute(tx);

/** Compares how names look; only older members may have names that look alike. */
const isTaken = async (tx: AccountsDb, key: string): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT EXISTS (SELECT FROM accounts.members WHERE "usernameSkeleton" = accounts.username_skeleton(${key}))
      OR EXISTS (SELECT FROM accounts.held_usernames
        WHERE "usernameSkeleton" = accounts.username_skeleton(${key})) AS taken`.execute(tx);
  return rows[0]?.taken ?? false;
};

/** Records a newcomer's consents and queues the confirmation mails to them and to a child's parent. */
const welcome = async (tx: AccountsDb, id: string, { consents, version, parentEmail }: Newcomer) => {
  await tx
    .insertInto('accounts.consents')
    .values(consents.map((kind) => ({ memberId: id, kind, version })))
    .execute();
  await postToMember(tx, id, parentEmail === null ? ['verifyEmail'] : ['verifyEmail', 'parentConsent']);
};

/** Holds the name as if it were registered, and mails only the holder of the address. */
const mailHolder = async (tx: AccountsDb, key: string, email: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO accounts.held_usernames ("usernameKey", "memberId")
    SELECT ${key}, id FROM accounts.members WHERE "emailKey" = ${emailKey(email)}
    RETURNING "memberId" AS id`.execute(tx);
  for (const { id } of rows) await postToMember(tx, id, ['alreadyRegistered']);
};

/**
 * Registers a member and queues the confirmation mails; when the address has an account, mails its holder instead. Both
 * cases run as many statements, so that neither reveals whether the address has an account. Returns false when the name
 * is taken.
 */
export const register = (db: AccountsDb, newcomer: Newcomer): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const key = usernameKey(newcomer.username);
    await lockUsername(tx, key);
    if (await isTaken(tx, key)) return false;
    const added = await addMember(tx, newcomer);
    if ('id' in added) await welcome(tx, added.id, newcomer);
    else if (added.taken === 'username') return false;
    else await mailHolder(tx, key, newcomer.email);
    return true;
  });

/**
 * Adds a member of 14 or more with an address that a provider has confirmed. They have no password and log in with the
 * identity.
 */
export const joinConfirmed = (
  db: AccountsDb,
  newcomer: Pick<NewMember, 'username' | 'email' | 'language'> & Pick<Newcomer, 'version'>,
  identity: Identity,
): Promise<AddedMember> =>
  db.transaction().execute(async (tx) => {
    const { version, ...who } = newcomer;
    const key = usernameKey(who.username);
    await lockUsername(tx, key);
    if (await isTaken(tx, key)) return { taken: 'username' };
    const added = await addMember(tx, { ...who, passwordHash: null, verified: true });
    if ('taken' in added) return added;
    for (const kind of ['terms', 'age'] as const) await recordConsent(tx, added.id, kind, version);
    await linkIdentity(tx, added.id, identity);
    return added;
  });
