import { DomainError } from '@rondelle/contracts/errors.ts';
import type { AnsweredPasskey, MadePasskey } from '@rondelle/contracts/membership/ways-in.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { beginCeremony, type Ceremony, takeCeremony } from '../accounts/ceremonies.ts';
import { findMember } from '../accounts/members.ts';
import { addPasskey, findPasskey, mostPasskeys, passkeysOf, usePasskey } from '../accounts/passkeys.ts';
import { postToMember } from '../accounts/outbox.ts';
import { proveSession, type Session } from '../accounts/sessions.ts';
import type { MemberServices } from '../member-services.ts';
import { enter, type Entering, type LoggedIn } from './enter.ts';
import { assertMayAddFactor, assertProven } from './may-change.ts';
import { firstRecoveryCodes, hasSecondFactor } from './second-factor.ts';
import { shownCode } from './recovery-codes.ts';

// Only who uses a passkey waits for what checks it to be read.
const library = () => import('@simplewebauthn/server');

const whereOf = ({ origin }: MemberServices) => ({
  expectedOrigin: origin(),
  expectedRPID: new URL(origin()).hostname,
});
const failed = (): never => {
  throw new DomainError('account/passkey-failed');
};
const challengeOf = (ceremony: Ceremony | null): string => {
  const data = ceremony?.data;
  if (typeof data === 'object' && data !== null && 'challenge' in data && typeof data.challenge === 'string')
    return data.challenge;
  throw new DomainError('account/sign-in-expired');
};

/** What a browser needs to make a passkey for a member, after the password was right. */
export const beginPasskey = async (services: MemberServices, session: Session, currentPassword: string) => {
  const member = await assertMayAddFactor(services, session, currentPassword);
  const { accounts, origin } = services;
  const known = await passkeysOf(accounts, member.id);
  if (known.length >= mostPasskeys) throw new DomainError('account/passkeys-full');
  const { generateRegistrationOptions } = await library();
  // No extension is asked for.
  const { extensions: _none, ...options } = await generateRegistrationOptions({
    rpName: 'Rondelle',
    rpID: new URL(origin()).hostname,
    userName: member.username,
    userDisplayName: member.username,
    userID: new Uint8Array(Buffer.from(member.id.replaceAll('-', ''), 'hex')),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    // It says by itself whose it is, and who holds it shows that they are the one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  return { token: await beginCeremony(accounts, 'add-passkey', { challenge }, member.id), options };
};

/** Keeps a passkey that a browser has made; with the first second factor come codes for the day when it is lost. */
export const keepPasskey = async (
  services: MemberServices,
  session: Session,
  { token, name, response }: MadePasskey,
): Promise<{ readonly codes: string[] }> => {
  const { accounts } = services;
  const ceremony = await takeCeremony(accounts, token, 'add-passkey');
  const expectedChallenge = challengeOf(ceremony);
  if (ceremony?.memberId !== session.memberId) throw new DomainError('account/sign-in-expired');
  await assertProven(services, session);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge,
    ...whereOf(services),
    requireUserVerification: true,
  }).catch(failed);
  if (!registrationInfo) return failed();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const isFirst = !(await hasSecondFactor(accounts, session.memberId));
  const { memberId } = session;
  const passkey = { id, memberId, name, publicKey: Buffer.from(publicKey), counter, transports };
  if (!(await addPasskey(accounts, passkey))) return failed();
  await proveSession(accounts, session.id);
  await postToMember(accounts, memberId, ['wayInAdded']);
  return { codes: isFirst ? (await firstRecoveryCodes(accounts, memberId)).map(shownCode) : [] };
};

/** What a browser needs to offer the passkeys that it has of this site. */
export const beginPasskeyEntry = async (services: MemberServices, address: string) => {
  await services.limits.take('signInByAddress', address);
  const { generateAuthenticationOptions } = await library();
  const { hostname } = new URL(services.origin());
  const { extensions: _none, ...options } = await generateAuthenticationOptions({
    rpID: hostname,
    userVerification: 'required',
  });
  const { challenge } = options;
  return { token: await beginCeremony(services.accounts, 'use-passkey', { challenge }), options };
};

/** Lets in whoever holds a passkey: that is two factors, the device and what opens it. */
export const enterByPasskey = async (
  services: MemberServices,
  client: Entering,
  { token, response }: AnsweredPasskey,
): Promise<LoggedIn> => {
  const { accounts } = services;
  const expectedChallenge = challengeOf(await takeCeremony(accounts, token, 'use-passkey'));
  const passkey = await findPasskey(accounts, response.id);
  const member = passkey && (await findMember(accounts, passkey.memberId));
  if (!passkey || !member) throw new DomainError('account/passkey-unknown');
  const { id, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge,
    ...whereOf(services),
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(failed);
  if (!verified) return failed();
  await usePasskey(accounts, id, authenticationInfo.newCounter);
  return enter(services, client, member, 'site', true);
};
