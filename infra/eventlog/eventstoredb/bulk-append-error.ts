import { isCommandError, MaxAppendSizeExceededError } from '@eventstore/db-client';
import sharedMessages from '@eventstore/db-client/generated/shared_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { DomainError } from '@rondelle/contracts/errors.ts';

/** An append of a batch failed; names the stream and the reason. `cause` is the client's error. */
class BulkAppendError extends Error {
  override name = 'BulkAppendError';
}

/** Returns an error's message; some errors of the client have only a type. */
const messageOf = (error: unknown): string => {
  if (error instanceof MaxAppendSizeExceededError)
    return `${error.type}: the server takes ${error.maxAppendSize} bytes at once`;
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && isCommandError(error) ? error.type : error.message;
};

/** Returns the error of one append of a batch, for the caller. */
export const bulkAppendErrorOf = (stream: string, error: unknown): Error =>
  error instanceof DomainError
    ? error
    : new BulkAppendError(`an append to ${stream} failed: ${messageOf(error)}`, { cause: error });

/** Copies the server's details of a bad request into the message, because the client drops them. */
export const copyErrorDetails = (response: BatchAppendResp): void => {
  const error = response.getError();
  const bad = error
    ?.getDetails()
    ?.unpack((bytes) => sharedMessages.BadRequest.deserializeBinary(bytes), 'event_store.client.BadRequest');
  if (error && bad) error.setMessage(bad.getMessage());
};
