import type { WaitingMail } from '@rondelle/members/accounts/outbox.ts';

const retriedForMs = 24 * 60 * 60_000;

/** The error of the mail server as a code; its message may contain an address. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** Returns whether the mail server refuses the address permanently (RFC 5321, 5yz), so that a retry is useless. */
const isRefusedForGood = (error: unknown): boolean =>
  reasonOf(error) === 'EENVELOPE' &&
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Returns whether to give up a failed mail: after a day, or when the server refuses the address permanently. */
export const isPermanent = (
  { postedAt }: Pick<WaitingMail, 'postedAt'>,
  error: unknown,
  now: number,
): boolean => isRefusedForGood(error) || now - Date.parse(postedAt) >= retriedForMs;
