import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import {
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  Metadata,
  status,
} from '@grpc/grpc-js';
import { appendResponse, batchResponse, batchRefusal } from './responses.ts';
import { type Faults, held, type Refusal } from './faults.ts';
import type { Completed, Proposed, Store } from './store.ts';

type Message = AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage;
type Request = { stream: string; expected: bigint | null; events: Proposed[] };
type Outcome =
  | Completed
  | { readonly kind: 'unavailable' | 'broken' | 'silence' | 'timeout' | 'follower' | Refusal };

/** Faults of appends that are written all the same. */
const isWritten = (fault: Faults['appends'][number] | undefined) =>
  fault === undefined ||
  fault === 'none' ||
  fault === 'lost-answer' ||
  fault === 'broken' ||
  fault === 'late';

const isCompleted = (outcome: Outcome): outcome is Completed =>
  outcome.kind === 'written' || outcome.kind === 'idempotent' || outcome.kind === 'wrong-expected-version';

/** How long the server waits for the commit of an append before it gives up, in milliseconds. */
const commitTimeoutMs = 2_000;

export const nameOf = (identifier: { getStreamName_asU8(): Uint8Array } | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

const proposed = (message: Message): Proposed => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

/** Writes at once, in the order of arrival; resolves when the append is committed or given up. */
const outcomeOf = async (store: Store, faults: Faults, request: Request): Promise<Outcome> => {
  const { stream, expected, events } = request;
  const fault = faults.appends.shift();
  if (fault === 'wrong-expected-version')
    return { kind: fault, current: store.stream(stream).at(-1)?.revision ?? null };
  if (!isWritten(fault)) return { kind: fault };
  const appended = store.write(stream, expected, events);
  if (appended.kind === 'dropped') {
    await sleep(commitTimeoutMs);
    return { kind: 'timeout' };
  }
  if (fault === 'late') setTimeout(store.commit, 100);
  else if (appended.kind === 'written') {
    await sleep(faults.commitMs);
    store.commit();
  }
  if (fault === 'broken') return { kind: fault };
  return fault === 'lost-answer' ? { kind: 'unavailable' } : appended;
};

const unavailable = { code: status.UNAVAILABLE, details: 'the stand-in was told to' };
const broken = { code: status.INTERNAL, details: 'the stand-in was told to break' };
/** Names the address at which the client reached the server as the leader's. */
const notLeader = (authority: string) => {
  const { hostname, port } = new URL(`http://${authority}`);
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', hostname);
  metadata.set('leader-endpoint-port', port);
  return { code: status.FAILED_PRECONDITION, details: 'Leader info available', metadata };
};
const timeout = { code: status.ABORTED, details: 'Operation timed out: Commit phase timeout.' };

const expectedOf = (options: AppendReq.Options): bigint | null => {
  if (options.hasNoStream()) return -1n;
  return options.hasRevision() ? BigInt(options.getRevision()) : null;
};

const refusalOf = (kind: string) => (kind === 'timeout' ? timeout : kind === 'broken' ? broken : unavailable);

/** Handles a call with one append. */
export const append =
  (store: Store, faults: Faults): handleClientStreamingCall<AppendReq, AppendResp> =>
  (call, respond) => {
    const request: Request = { stream: '', expected: null, events: [] };
    call.on('data', (message: AppendReq) => {
      const options = message.getOptions();
      const event = message.getProposedMessage();
      if (options)
        Object.assign(request, {
          stream: nameOf(options.getStreamIdentifier()),
          expected: expectedOf(options),
        });
      if (event) request.events.push(proposed(event));
    });
    call.on('end', async () => {
      await held(faults);
      const outcome = await outcomeOf(store, faults, request);
      if (outcome.kind === 'follower') {
        if (call.metadata.get('requires-leader').length > 0) return respond(notLeader(call.getHost()));
        const passedOn = store.write(request.stream, request.expected, request.events);
        if (passedOn.kind !== 'dropped') respond(null, appendResponse(passedOn));
        return;
      }
      if (isCompleted(outcome)) respond(null, appendResponse(outcome));
      else if (outcome.kind !== 'silence') respond(refusalOf(outcome.kind));
    });
  };

const batchExpectedOf = (options: BatchAppendReq.Options): bigint | null => {
  if (options.hasNoStream()) return -1n;
  return options.hasStreamPosition() ? BigInt(options.getStreamPosition()) : null;
};

/** Handles a call with many appends, written in the order of their arrival, as the server does. */
export const batchAppend =
  (store: Store, faults: Faults): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> =>
  (call) => {
    const open = new Map<string, Request>();
    const respond = async (id: UUID | undefined, request: Request) => {
      const { unanswered } = faults;
      unanswered.now += 1;
      unanswered.most = Math.max(unanswered.most, unanswered.now);
      const outcome = await outcomeOf(store, faults, request);
      await held(faults);
      unanswered.now -= 1;
      if (outcome.kind === 'unavailable' || outcome.kind === 'broken')
        call.emit('error', refusalOf(outcome.kind));
      else if (outcome.kind !== 'silence' && outcome.kind !== 'follower' && call.writable)
        call.write(
          isCompleted(outcome)
            ? batchResponse(id, request.stream, outcome)
            : batchRefusal(id, request.stream, outcome.kind),
        );
    };
    call.on('data', (message: BatchAppendReq) => {
      const id = message.getCorrelationId();
      const key = id?.getString() ?? '';
      const options = message.getOptions();
      const request = options
        ? { stream: nameOf(options.getStreamIdentifier()), expected: batchExpectedOf(options), events: [] }
        : open.get(key);
      if (!request) return;
      open.set(key, request);
      request.events.push(...message.getProposedMessagesList().map(proposed));
      if (!message.getIsFinal()) return;
      open.delete(key);
      void respond(id, request);
    });
    call.on('end', () => call.end());
    call.on('error', () => undefined);
  };
