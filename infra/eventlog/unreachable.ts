import {
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
} from '@eventstore/db-client';
import { NoAnswerError } from './eventstoredb/patience.ts';
import { isConnectionLoss } from './postgres/connection-loss.ts';

const ofEventStoreDb = [
  NoAnswerError,
  UnavailableError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
];

/** Whether the database or the log behind any adapter could not be reached, so that asking later is the right answer. */
export const isLogUnreachable = (error: unknown): boolean =>
  isConnectionLoss(error) || ofEventStoreDb.some((kind) => error instanceof kind);
