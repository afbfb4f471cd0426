import type { SignInMethodsOutput } from '@rondelle/contracts/membership/sign-in-methods.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { countRecoveryCodes, findAuthenticator } from '../accounts/authenticators.ts';
import { identitiesOf, unlinkIdentity } from '../accounts/identities.ts';
import { passkeysOf, removePasskey } from '../accounts/passkeys.ts';
import type { Session } from '../accounts/sessions.ts';
import type { MemberServices } from '../member-services.ts';
import { known } from '../own-account.ts';
import { assertMayRemoveFactor, removeSignInMethod } from './may-change.ts';
import { dropUselessCodes } from './second-factor.ts';
import { providerOf } from './provider-sign-in.ts';

/** All sign-in methods of a member's own account. */
export const ownSignInMethods = async (
  services: MemberServices,
  session: Session,
): Promise<SignInMethodsOutput> => {
  const { accounts, providers } = services;
  const { id, passwordHash } = await known(services, session);
  const [passkeys, identities, app, recoveryCodes] = await Promise.all([
    passkeysOf(accounts, id),
    identitiesOf(accounts, id),
    findAuthenticator(accounts, id),
    countRecoveryCodes(accounts, id),
  ]);
  const since = new Map(identities.map(({ issuer, linkedAt }) => [issuer, linkedAt]));
  return {
    hasPassword: passwordHash !== null,
    passkeys: passkeys.map(({ id: key, name, addedAt, lastUsedAt }) => ({
      id: key,
      name,
      addedAt,
      lastUsedAt,
    })),
    providers: providers.map(({ key, name, issuer }) => ({ key, name, linkedAt: since.get(issuer) ?? null })),
    authenticatorSince: app?.confirmedAt ?? null,
    recoveryCodes,
    isHeldBack: session.isHeldBack,
  };
};

export const removeOwnPasskey = async (
  services: MemberServices,
  session: Session,
  id: string,
): Promise<void> => {
  const member = await assertMayRemoveFactor(services, session);
  if (!(await removeSignInMethod(services, member, (tx) => removePasskey(tx, member.id, id))))
    throw new DomainError('account/passkey-unknown');
  await dropUselessCodes(services.accounts, member.id);
};

export const unlinkOwnProvider = async (
  services: MemberServices,
  session: Session,
  key: string,
): Promise<void> => {
  const { issuer } = providerOf(services, key);
  const member = await known(services, session);
  if (!(await removeSignInMethod(services, member, (tx) => unlinkIdentity(tx, member.id, issuer))))
    throw new DomainError('account/provider-unknown');
};
