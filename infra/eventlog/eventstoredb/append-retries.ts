import {
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';

/** Pauses before repeated attempts, in milliseconds. Event ids make repeated appends harmless. */
export const pausesMs: readonly number[] = [50, 250];

/** The server rejected the call before processing it. */
const wasRejectedUnprocessed = (error: unknown): boolean =>
  error instanceof UnavailableError || error instanceof NotLeaderError || error instanceof CancelledError;

/**
 * The server did not commit within its timeout, two seconds by default. It sends the same error, and drops the append,
 * when a second copy arrives before the first is committed; a later copy is recognised.
 */
const wasNotCommittedInTime = (error: unknown): boolean => error instanceof TimeoutError;

/** The server broke in the middle of the call, as when it is killed; the append may be recorded or not. */
const broke = (error: unknown): boolean => error instanceof UnknownError;

export const isRetryable = (error: unknown): boolean =>
  wasRejectedUnprocessed(error) || wasNotCommittedInTime(error) || broke(error);

/** The same for an append in a batch. Rejected calls are not retried, because the rejection ends the shared call. */
export const isRetryableInBulk = (error: unknown): boolean => error instanceof DeadlineExceededError;
