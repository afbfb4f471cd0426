import { setTimeout as pause } from 'node:timers/promises';
import type { MemberServices } from './member-services.ts';
import { isKnownTo } from './known-device.ts';
import type { Client } from './client.ts';

/** The origin of a password attempt. */
export type Entrant = Pick<Client, 'address' | 'knownDevice'>;
/** A permitted attempt. Call `succeeded` when the password was right; the attempt then no longer counts. */
export type PasswordAttempt = { readonly succeeded: () => Promise<void> };

/** Unknown devices get this many attempts on a name without delay; then each delay doubles, up to the longest. */
const freeAttempts = 10;
const firstWaitMs = 500;
const longestWaitMs = 4_000;

export const waitAfterAttempts = (attempts: number): number =>
  attempts <= freeAttempts ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - freeAttempts - 1));

const fromKnownDevice = async (
  { limits, hash }: MemberServices,
  { knownDevice }: Entrant,
  account: string,
): Promise<PasswordAttempt | null> => {
  if (!knownDevice || !(await isKnownTo(hash, knownDevice, account))) return null;
  const own = `${account} ${knownDevice.name}`;
  if (!(await limits.allows('loginByDevice', own))) return null;
  return { succeeded: () => limits.forgive('loginByDevice', own) };
};

/**
 * Counts a password attempt; throws `request/too-many` after too many from one address. Attempts on a name first only
 * delay unknown devices, and block them after very many. The member's own devices have a separate count, so that
 * strangers cannot lock them out (OWASP, "slow down online guessing attacks with device cookies").
 */
export const countAttempt = async (
  services: MemberServices,
  entrant: Entrant,
  account: string,
): Promise<PasswordAttempt> => {
  const known = await fromKnownDevice(services, entrant, account);
  if (known) return known;
  const { limits } = services;
  const { address } = entrant;
  const pair = `${account} ${address}`;
  await limits.take('loginByAddress', address);
  await limits.take('loginByAccountAndAddress', pair);
  const wait = waitAfterAttempts(await limits.take('loginByAccount', account));
  // Even a timer of 0 ms takes time.
  if (wait > 0) await pause(wait);
  return {
    succeeded: async () => {
      await limits.forgive('loginByAccountAndAddress', pair);
      await limits.giveBack('loginByAccount', account);
      await limits.giveBack('loginByAddress', address);
    },
  };
};
