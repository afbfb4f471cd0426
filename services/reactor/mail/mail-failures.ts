import type { WaitingMail } from '@rondelle/members/accounts/outbox.ts';

const givenUpAfterMs = 24 * 60 * 60_000;

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
