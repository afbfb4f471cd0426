import type { WaitingMail } from './accounts/outbox.ts';

const firstWaitMs = 2_000;
const longestWaitMs = 60 * 60_000;
const givenUpAfterMs = 24 * 60 * 60_000;

/** Milliseconds until a mail that was tried so many times is tried again: twice as long each time, an hour at most. */
export const waitAfter = (attempts: number): number =>
  Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);

/** What a mail server says is wrong, as a code; never its words, which may hold an address. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';

/** Whether the mail server refuses the address itself for good (RFC 5321, 5yz): it need not be asked again. */
const isRefusedForGood = (error: unknown): boolean =>
  reasonOf(error) === 'EENVELOPE' &&
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Whether a mail that could not be sent is given up: after about a day, or where nobody has the address. */
export const isHopeless = (
  { postedAt }: Pick<WaitingMail, 'postedAt'>,
  error: unknown,
  now: number,
): boolean => isRefusedForGood(error) || now - Date.parse(postedAt) >= givenUpAfterMs;
