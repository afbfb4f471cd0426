import {
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';
import { NotShownError } from './eventstoredb/append.ts';
import { NoResponseError } from './eventstoredb/response-timeout.ts';
import { isConnectionLoss } from './postgres/connection-loss.ts';

const ofEventStoreDb = [
  NoResponseError,
  UnavailableError,
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeoutError,
  // The client has no name for the error of a server that is killed during a call.
  UnknownError,
  NotShownError,
];

/** Returns true when the log of any adapter was unreachable, so that a retry makes sense. */
export const isLogUnreachable = (error: unknown): boolean =>
  isConnectionLoss(error) || ofEventStoreDb.some((kind) => error instanceof kind);
