import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EnterByPasskey, MadePasskey } from '@rondelle/contracts/membership/sign-in-methods.ts';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { beginCeremony, type Ceremony, takeCeremony } from '../accounts/ceremonies.ts';
import { findMember } from '../accounts/members.ts';
import {
  addPasskey,
  assertRoomForPasskey,
  findPasskey,
  passkeysOf,
  usePasskey,
} from '../accounts/passkeys.ts';
import { postToMember } from '../accounts/outbox.ts';
import { proveSession, type Session } from '../accounts/sessions.ts';
import type { MemberServices } from '../member-services.ts';
import { enter, type Entering, type LoggedIn } from './enter.ts';
import { assertMayAddFactor, assertProven } from './may-change.ts';
import { firstRecoveryCodes, hasSecondFactor } from './second-factor.ts';
import { displayedCode } from './recovery-codes.ts';

// Loaded on first use, because few requests need it.
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

/** Begins to add a passkey, after a check of the password; returns the options for the browser. */
export const beginPasskey = async (services: MemberServices, session: Session, currentPassword: string) => {
  const member = await assertMayAddFactor(services, session, currentPassword);
  const { accounts, origin } = services;
  await assertRoomForPasskey(accounts, member.id);
  const known = await passkeysOf(accounts, member.id);
  const { generateRegistrationOptions } = await library();
  // Requests no extensions.
  const { extensions: _none, ...options } = await generateRegistrationOptions({
    rpName: 'Rondelle',
    rpID: new URL(origin()).hostname,
    userName: member.username,
    userDisplayName: member.username,
    userID: new Uint8Array(Buffer.from(member.id.replaceAll('-', ''), 'hex')),
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    // A discoverable credential that verifies its user, so that a login needs no user name and counts as two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  return { token: await beginCeremony(accounts, 'add-passkey', { challenge }, member.id), options };
};

/** Stores a new passkey; returns recovery codes when it is the first second factor. */
export const storePasskey = async (
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
  await proveSession(accounts, session);
  await postToMember(accounts, memberId, ['wayInAdded']);
  return { codes: isFirst ? (await firstRecoveryCodes(accounts, memberId)).map(displayedCode) : [] };
};

/** Begins a login by passkey; returns the options for the browser. */
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

/** Logs in with a passkey. It counts as two factors: the device and its user verification. */
export const enterByPasskey = async (
  services: MemberServices,
  client: Entering,
  { token, response }: EnterByPasskey,
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
