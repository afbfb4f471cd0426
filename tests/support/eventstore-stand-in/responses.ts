import type { AppendResp, BatchAppendResp, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type jspb from 'google-protobuf';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import type { Refusal } from './faults.ts';
import type { Completed, StoredEvent } from './store.ts';

const ticksPerMillisecond = 10_000n;
const streamName = (name: string) =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(name).toString('base64'));

/** A recorded event as a response to a read. */
export const eventOutput = (stored: StoredEvent): ReadResp => {
  const record = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(stored.id))
    .setStreamIdentifier(streamName(stored.stream))
    .setStreamRevision(String(stored.revision))
    .setCommitPosition(String(stored.position))
    .setPreparePosition(String(stored.position))
    .setData(stored.data)
    .setCustomMetadata(stored.metadata);
  const about = record.getMetadataMap();
  about.set('type', stored.type);
  about.set('content-type', stored.contentType);
  about.set('created', String(BigInt(stored.created.getTime()) * ticksPerMillisecond));
  const event = new streams.ReadResp.ReadEvent().setEvent(record).setCommitPosition(String(stored.position));
  return new streams.ReadResp().setEvent(event);
};

export const checkpointResponse = (position: bigint): ReadResp =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position)),
  );

export const confirmationResponse = (): ReadResp =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID()),
  );

export const caughtUpResponse = (): ReadResp =>
  new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const notFoundResponse = (name: string): ReadResp =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamName(name)),
  );

/** The response to a repeated append has no position, as in some versions of the server. */
export const appendResponse = (appended: Completed): AppendResp => {
  if (appended.kind === 'wrong-expected-version') {
    const wrong = new streams.AppendResp.WrongExpectedVersion();
    if (appended.current === null) wrong.setCurrentNoStream(new shared.Empty());
    else wrong.setCurrentRevision(String(appended.current));
    return new streams.AppendResp().setWrongExpectedVersion(wrong);
  }
  const success = new streams.AppendResp.Success().setCurrentRevision(String(appended.revision));
  if (appended.kind === 'idempotent') success.setNoPosition(new shared.Empty());
  else {
    const position = new streams.AppendResp.Position();
    success.setPosition(
      position.setCommitPosition(String(appended.position)).setPreparePosition(String(appended.position)),
    );
  }
  return new streams.AppendResp().setSuccess(success);
};

const wrongExpectedVersion = (current: bigint | null) => {
  const wrong = new shared.WrongExpectedVersion();
  if (current === null) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentStreamRevision(String(current));
  const details = new any.Any();
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return new status.Status().setMessage('WrongExpectedVersion').setDetails(details);
};

const responseTo = (correlationId: shared.UUID | undefined, stream: string): BatchAppendResp =>
  new streams.BatchAppendResp().setCorrelationId(correlationId).setStreamIdentifier(streamName(stream));

/** The errors of the server for an append of a batch that it rejects or does not commit in time. */
const refusals: Readonly<
  Record<Refusal | 'timeout', { message: string; details: jspb.Message; type: string }>
> = {
  timeout: { message: 'Timeout', details: new shared.Timeout(), type: 'event_store.client.Timeout' },
  'too-large': {
    message: 'MaximumAppendSizeExceeded',
    details: new shared.MaximumAppendSizeExceeded().setMaxappendsize(1_000),
    type: 'event_store.client.MaximumAppendSizeExceeded',
  },
  'bad-request': {
    message: 'BadRequest',
    details: new shared.BadRequest().setMessage('told to find it bad'),
    type: 'event_store.client.BadRequest',
  },
  busy: { message: 'Server Is Busy', details: new shared.Empty(), type: 'google.protobuf.Empty' },
};

export const batchRefusal = (
  correlationId: shared.UUID | undefined,
  stream: string,
  why: Refusal | 'timeout',
): BatchAppendResp => {
  const { message, details, type } = refusals[why];
  const packed = new any.Any();
  packed.pack(details.serializeBinary(), type);
  return responseTo(correlationId, stream).setError(
    new status.Status().setMessage(message).setDetails(packed),
  );
};

export const batchResponse = (
  correlationId: shared.UUID | undefined,
  stream: string,
  appended: Completed,
): BatchAppendResp => {
  const response = responseTo(correlationId, stream);
  if (appended.kind === 'wrong-expected-version')
    return response.setError(wrongExpectedVersion(appended.current));
  const success = new streams.BatchAppendResp.Success().setCurrentRevision(String(appended.revision));
  if (appended.kind === 'idempotent') success.setNoPosition(new shared.Empty());
  else
    success.setPosition(
      new shared.AllStreamPosition()
        .setCommitPosition(String(appended.position))
        .setPreparePosition(String(appended.position)),
    );
  return response.setSuccess(success);
};
