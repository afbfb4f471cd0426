import { isCommandError, MaxAppendSizeExceededError } from '@eventstore/db-client';
import sharedMessages from '@eventstore/db-client/generated/shared_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { DomainError } from '@rondelle/contracts/errors.ts';

/** Why an append of a batch failed: to which stream, and in words. Its cause is the error of the client. */
class BulkAppendError extends Error {
  override name = 'BulkAppendError';
}

/** The client makes errors without a message of some refusals: then their kind says what it was. */
const wordsOf = (error: unknown): string => {
  if (error instanceof MaxAppendSizeExceededError)
    return `${error.type}: the server takes ${error.maxAppendSize} bytes at once`;
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && isCommandError(error) ? error.type : error.message;
};

/** The refusal of one append of a batch, as the caller is to see it. */
export const refusalOf = (stream: string, error: unknown): Error =>
  error instanceof DomainError
    ? error
    : new BulkAppendError(`an append to ${stream} failed: ${wordsOf(error)}`, { cause: error });

/** The client drops what the server says of a request that it finds bad: here it becomes the text that the client repeats. */
export const keepWords = (answer: BatchAppendResp): void => {
  const error = answer.getError();
  const bad = error
    ?.getDetails()
    ?.unpack((bytes) => sharedMessages.BadRequest.deserializeBinary(bytes), 'event_store.client.BadRequest');
  if (error && bad) error.setMessage(bad.getMessage());
};
