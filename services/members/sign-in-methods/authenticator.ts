import { DomainError } from '@rondelle/contracts/errors.ts';
import type { AuthenticatorOffer } from '@rondelle/contracts/membership/sign-in-methods.ts';
import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';
import {
  findAuthenticator,
  proposeAuthenticator,
  removeAuthenticator,
  takeStep,
} from '../accounts/authenticators.ts';
import { postToMember } from '../accounts/outbox.ts';
import { proveSession, type Session } from '../accounts/sessions.ts';
import type { Client } from '../client.ts';
import type { MemberServices } from '../member-services.ts';
import { assertMayAddFactor, assertMayRemoveFactor, assertProven } from './may-change.ts';
import { displayedCode, typedCode } from './recovery-codes.ts';
import {
  assertCode,
  codesOf,
  dropUselessCodes,
  firstRecoveryCodes,
  hasSecondFactor,
  stepOf,
} from './second-factor.ts';

/** A secret for an authenticator app, as a QR code and as text. It takes effect once a code confirms it. */
export const offerAuthenticator = async (
  services: MemberServices,
  session: Session,
  currentPassword: string,
): Promise<AuthenticatorOffer> => {
  const member = await assertMayAddFactor(services, session, currentPassword);
  const secret = new Secret({ size: 20 }).base32;
  if (!(await proposeAuthenticator(services.accounts, member.id, secret)))
    throw new DomainError('account/authenticator-there');
  const address = codesOf(secret, member.username).toString();
  const svg = renderSVG(address, { border: 2 });
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret, address, picture };
};

/** Activates the app with its first code; returns recovery codes when it is the first second factor. */
export const confirmAuthenticator = async (
  services: MemberServices,
  session: Session,
  typed: string,
): Promise<{ readonly codes: string[] }> => {
  const { accounts, limits } = services;
  const { memberId } = session;
  await assertProven(services, session);
  await limits.take('codeByAccount', memberId);
  const app = await findAuthenticator(accounts, memberId);
  if (!app || app.confirmedAt !== null) throw new DomainError('account/sign-in-expired');
  const isFirst = !(await hasSecondFactor(accounts, memberId));
  const step = stepOf(app.secret, typedCode(typed));
  if (step === null || !(await takeStep(accounts, memberId, step)))
    throw new DomainError('account/wrong-code', 'code');
  await limits.forgive('codeByAccount', memberId);
  await proveSession(accounts, session);
  await postToMember(accounts, memberId, ['wayInAdded']);
  return { codes: isFirst ? (await firstRecoveryCodes(accounts, memberId)).map(displayedCode) : [] };
};

/** Removes the app, with one of its codes or a recovery code. */
export const dropAuthenticator = async (
  services: MemberServices,
  session: Session,
  device: Pick<Client, 'knownDevice'>,
  code: string,
): Promise<void> => {
  const { id } = await assertMayRemoveFactor(services, session);
  await assertCode(services, id, device, code);
  await removeAuthenticator(services.accounts, id);
  await dropUselessCodes(services.accounts, id);
};

/** Replaces the recovery codes. */
export const renewRecoveryCodes = async (
  services: MemberServices,
  session: Session,
  currentPassword: string,
): Promise<{ readonly codes: string[] }> => {
  const { id } = await assertMayAddFactor(services, session, currentPassword);
  if (!(await hasSecondFactor(services.accounts, id)))
    throw new DomainError('account/second-factor-required');
  return { codes: (await firstRecoveryCodes(services.accounts, id)).map(displayedCode) };
};
