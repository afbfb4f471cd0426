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

/** Returns true when the log of any adapter was unreachable, so that a retry makes sense. */
export const isLogUnreachable = (error: unknown): boolean =>
  isConnectionLoss(error) || ofEventStoreDb.some((kind) => error instanceof kind);
