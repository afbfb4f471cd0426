import {
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
} from '@eventstore/db-client';
import { NoResponseError } from './eventstoredb/patience.ts';
import { isConnectionLoss } from './postgres/connection-loss.ts';

const ofEventStoreDb = [
  NoResponseError,
  UnavailableError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
];

/** Whether the database or the log behind any adapter could not be reached, so that asking later is the right answer. */
export const isLogUnreachable = (error: unknown): boolean =>
  isConnectionLoss(error) || ofEventStoreDb.some((kind) => error instanceof kind);
