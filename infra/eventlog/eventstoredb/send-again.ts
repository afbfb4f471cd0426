import {
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
} from '@eventstore/db-client';

/** How long to wait before an append is sent again, in milliseconds: its event ids make the repetition harmless. */
export const pausesMs: readonly number[] = [50, 250];

/** The server let nothing in. */
const wasRefusedAtTheDoor = (error: unknown): boolean =>
  error instanceof UnavailableError || error instanceof NotLeaderError || error instanceof CancelledError;

/**
 * Not committed while the server waited, two seconds by default. It says so too of a second copy that comes while the
 * first is not committed yet, and drops that one: the next one it recognises.
 */
const wasNotCommittedInTime = (error: unknown): boolean => error instanceof TimeoutError;

export const isWorthSendingAgain = (error: unknown): boolean =>
  wasRefusedAtTheDoor(error) || wasNotCommittedInTime(error);

/** The same for an append of a batch. What refuses one at the door ends the call of all: those fail. */
export const isWorthSendingAgainInBulk = (error: unknown): boolean => error instanceof DeadlineExceededError;
