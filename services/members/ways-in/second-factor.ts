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
import type { MemberServices } from '../member-services.ts';
import { newRecoveryCodes, typedCode } from './recovery-codes.ts';

const period = 30;
/** A phone's clock may be half a minute off. */
const window = 1;

/** As every app knows it: six digits, a new one every thirty seconds (RFC 6238). */
export const codesOf = (secret: string, username: string): TOTP =>
  new TOTP({ issuer: 'Rondelle', label: username, secret: Secret.fromBase32(secret), digits: 6, period });

/** The period that a code is of; null where it is of none around now. */
export const stepOf = (secret: string, code: string, now = Date.now()): number | null => {
  const delta = codesOf(secret, '').validate({ token: code, window, timestamp: now });
  return delta === null ? null : Math.floor(now / 1_000 / period) + delta;
};

const isAppCode = async (db: AccountsDb, memberId: string, code: string): Promise<boolean> => {
  const app = await findAuthenticator(db, memberId);
  const step = app?.confirmedAt ? stepOf(app.secret, code) : null;
  return step !== null && takeStep(db, memberId, step);
};

/** Refuses with `account/wrong-code` a code that is neither the app's of now nor one for the day when all is lost. */
export const assertCode = async (
  services: MemberServices,
  memberId: string,
  typed: string,
): Promise<void> => {
  await services.limits.take('codeByAccount', memberId);
  await services.limits.take('codeByAccountADay', memberId);
  const code = typedCode(typed);
  const isRight = /^\d{6}$/.test(code)
    ? await isAppCode(services.accounts, memberId, code)
    : await useRecoveryCode(services.accounts, memberId, code);
  if (!isRight) throw new DomainError('account/wrong-code', 'code');
  await services.limits.forgive('codeByAccount', memberId);
  await services.limits.forgive('codeByAccountADay', memberId);
};

/** Whether somebody who logs in is asked for a code: they have an app that shows some. */
export const asksForCode = async (db: AccountsDb, memberId: string): Promise<boolean> =>
  (await findAuthenticator(db, memberId))?.confirmedAt != null;

/** Asks for a code where there must be one; answers whether a right one was given. */
export const passSecondFactor = async (
  services: MemberServices,
  memberId: string,
  code: string,
): Promise<boolean> => {
  if (code !== '') {
    await assertCode(services, memberId, code);
    return true;
  }
  if (await asksForCode(services.accounts, memberId))
    throw new DomainError('account/second-factor-required', 'code');
  return false;
};

/** Whether a member has a second factor at all: an app, or a passkey. */
export const hasSecondFactor = async (db: AccountsDb, memberId: string): Promise<boolean> =>
  (await asksForCode(db, memberId)) || (await passkeysOf(db, memberId)).length > 0;

/** With the first of the factors come the codes for the day when it is lost. */
export const firstRecoveryCodes = async (db: AccountsDb, memberId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await setRecoveryCodes(db, memberId, codes);
  return codes;
};

/** Codes are for those who have something that can be lost. */
export const dropUselessCodes = async (db: AccountsDb, memberId: string): Promise<void> => {
  if (!(await hasSecondFactor(db, memberId))) await setRecoveryCodes(db, memberId, []);
};

/** Takes every second factor away: by who runs the site, for somebody who has lost all of them. */
export const forgetSecondFactors = async (db: AccountsDb, memberId: string): Promise<void> => {
  await removeAuthenticator(db, memberId);
  await db.deleteFrom('accounts.passkeys').where('memberId', '=', memberId).execute();
  await setRecoveryCodes(db, memberId, []);
};
