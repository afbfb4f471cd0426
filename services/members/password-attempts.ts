import { setTimeout as pause } from 'node:timers/promises';
import type { MemberServices } from './member-services.ts';
import { isKnownTo } from './known-device.ts';
import type { Client } from './client.ts';

/** Where somebody tries a password from. */
export type Entrant = Pick<Client, 'address' | 'knownDevice'>;
/** An attempt that was let through. `succeeded`: the password was right, and it counts for nothing. */
export type PasswordAttempt = { readonly succeeded: () => Promise<void> };

/** Strangers to a name try it so often before they wait; then each wait is twice as long, up to the longest. */
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
 * Counts an attempt at a password, and rejects with `request/too-many` where there have been too many from one address. A
 * name by itself only slows strangers down, and is closed to them alone after very many: the member's own devices, which
 * have attempts of their own, get in whatever others try (OWASP, "slow down online guessing attacks with device cookies").
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
  // Nobody waits for nothing: a timer takes a moment too.
  if (wait > 0) await pause(wait);
  return {
    succeeded: async () => {
      await limits.forgive('loginByAccountAndAddress', pair);
      await limits.giveBack('loginByAccount', account);
      await limits.giveBack('loginByAddress', address);
    },
  };
};
