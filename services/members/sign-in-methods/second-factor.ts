import { DomainError } from '@rondelle/contracts/errors.ts';
import { Secret, TOTP } from 'otpauth';
import {
  findAuthenticator,
  removeAuthenticator,
  setRecoveryCodes,
  takeStep,
  useRecoveryCode,
} from '../accounts/authenticators.ts';
import { passkeysOf } from '../accounts/passkeys.ts';
import type { AccountsDb } from '../accounts/tables.ts';
import type { Client } from '../client.ts';
import { isKnownTo } from '../known-device.ts';
import type { MemberServices } from '../member-services.ts';
import { newRecoveryCodes, typedCode } from './recovery-codes.ts';

const period = 30;
/** In periods: a phone's clock may be half a minute off. */
const window = 1;

/** The TOTP that every app uses: six digits, a new code every 30 seconds (RFC 6238). */
export const codesOf = (secret: string, username: string): TOTP =>
  new TOTP({ issuer: 'Rondelle', label: username, secret: Secret.fromBase32(secret), digits: 6, period });

/** The period of a code; null when the code is not valid now. */
export const stepOf = (secret: string, code: string, now = Date.now()): number | null => {
  const delta = codesOf(secret, '').validate({ token: code, window, timestamp: now });
  return delta === null ? null : Math.floor(now / 1_000 / period) + delta;
};

const isAppCode = async (db: AccountsDb, memberId: string, code: string): Promise<boolean> => {
  const app = await findAuthenticator(db, memberId);
  const step = app?.confirmedAt ? stepOf(app.secret, code) : null;
  return step !== null && takeStep(db, memberId, step);
};

type Device = Pick<Client, 'knownDevice'>;

/**
 * Counts an attempt at a code of the app; returns a function that resets the count. The member's own devices have a
 * separate count, so that a stranger who knows the password cannot use it up.
 */
const countCode = async (
  { limits, hash }: MemberServices,
  memberId: string,
  { knownDevice }: Device,
): Promise<() => Promise<void>> => {
  const isOwn = knownDevice !== null && (await isKnownTo(hash, knownDevice, memberId));
  const name = isOwn ? `${memberId} ${knownDevice.name}` : memberId;
  const counted = isOwn
    ? (['codeByDevice', 'codeByDeviceADay'] as const)
    : (['codeByAccount', 'codeByAccountADay'] as const);
  for (const limit of counted) await limits.take(limit, name);
  return async () => {
    for (const limit of counted) await limits.forgive(limit, name);
  };
};

/**
 * Throws `account/wrong-code` unless the code is the app's current one or a recovery code. Attempts at recovery codes
 * do not count, because these cannot be guessed: the owner can always log in with one on a new device.
 */
export const assertCode = async (
  services: MemberServices,
  memberId: string,
  device: Device,
  typed: string,
): Promise<void> => {
  const { accounts } = services;
  const code = typedCode(typed);
  const wrong = new DomainError('account/wrong-code', 'code');
  if (!/^\d+$/.test(code)) {
    if (!(await useRecoveryCode(accounts, memberId, code))) throw wrong;
    return;
  }
  const forgive = await countCode(services, memberId, device);
  if (!(await isAppCode(accounts, memberId, code))) throw wrong;
  await forgive();
};

/** Returns whether a login needs a code: the member has a confirmed app. */
export const needsCode = async (db: AccountsDb, memberId: string): Promise<boolean> =>
  (await findAuthenticator(db, memberId))?.confirmedAt != null;

/**
 * Checks the code when one is present or needed; returns whether a correct one was present. Throws when it is missing
 * or wrong.
 */
export const passSecondFactor = async (
  services: MemberServices,
  memberId: string,
  device: Device,
  code: string,
): Promise<boolean> => {
  if (code !== '') {
    await assertCode(services, memberId, device, code);
    return true;
  }
  if (await needsCode(services.accounts, memberId))
    throw new DomainError('account/second-factor-required', 'code');
  return false;
};

/** Returns whether a member has a second factor: an app or a passkey. */
export const hasSecondFactor = async (db: AccountsDb, memberId: string): Promise<boolean> =>
  (await needsCode(db, memberId)) || (await passkeysOf(db, memberId)).length > 0;

/** Replaces the member's recovery codes and returns the new ones. */
export const firstRecoveryCodes = async (db: AccountsDb, memberId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await setRecoveryCodes(db, memberId, codes);
  return codes;
};

/** Deletes the recovery codes of a member without a second factor. */
export const dropUselessCodes = async (db: AccountsDb, memberId: string): Promise<void> => {
  if (!(await hasSecondFactor(db, memberId))) await setRecoveryCodes(db, memberId, []);
};

/** Removes every second factor; for the site's operator, when a member has lost all of them. */
export const forgetSecondFactors = async (db: AccountsDb, memberId: string): Promise<void> => {
  await removeAuthenticator(db, memberId);
  await db.deleteFrom('accounts.passkeys').where('memberId', '=', memberId).execute();
  await setRecoveryCodes(db, memberId, []);
};
