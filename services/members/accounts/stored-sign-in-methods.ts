import { countRecoveryCodes, findAuthenticator } from './authenticators.ts';
import { identitiesOf } from './identities.ts';
import { passkeysOf } from './passkeys.ts';
import type { AccountsDb } from './tables.ts';

/** A member's sign-in methods, without the secrets. */
export const storedSignInMethods = async (db: AccountsDb, memberId: string) => {
  const [passkeys, services, app, recoveryCodes] = await Promise.all([
    passkeysOf(db, memberId),
    identitiesOf(db, memberId),
    findAuthenticator(db, memberId),
    countRecoveryCodes(db, memberId),
  ]);
  return {
    passkeys: passkeys.map(({ name, addedAt }) => ({ name, addedAt })),
    services,
    authenticatorSince: app?.confirmedAt ?? null,
    recoveryCodes,
  };
};
