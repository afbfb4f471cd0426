import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import { type handleBidiStreamingCall, type handleClientStreamingCall, status } from '@grpc/grpc-js';
import { appendAnswer, batchAnswer } from './answers.ts';
import { type AppendFault, type Faults, held } from './faults.ts';
import type { Appended, Proposed, Store } from './store.ts';

type Message = AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage;
type Request = { stream: string; expected: bigint | null; events: Proposed[] };
type Outcome = Appended | { readonly kind: 'unavailable' } | { readonly kind: 'silence' };

export const nameOf = (identifier: { getStreamName_asU8(): Uint8Array } | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

const proposed = (message: Message): Proposed => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

const outcomeOf = (
  store: Store,
  { stream, expected, events }: Request,
  fault: AppendFault | undefined,
): Outcome => {
  if (fault === 'unavailable' || fault === 'silence') return { kind: fault };
  if (fault === 'wrong-expected-version')
    return { kind: fault, current: store.stream(stream).at(-1)?.revision ?? null };
  const appended = store.append(stream, expected, events);
  return fault === 'lost-answer' ? { kind: 'unavailable' } : appended;
};

const unavailable = { code: status.UNAVAILABLE, details: 'the stand-in was told to' };

const expectedOf = (options: AppendReq.Options): bigint | null => {
  if (options.hasNoStream()) return -1n;
  return options.hasRevision() ? BigInt(options.getRevision()) : null;
};

/** One append a call. */
export const append =
  (store: Store, faults: Faults): handleClientStreamingCall<AppendReq, AppendResp> =>
  (call, answer) => {
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
      const outcome = outcomeOf(store, request, faults.appends.shift());
      if (outcome.kind === 'unavailable') answer(unavailable);
      else if (outcome.kind !== 'silence') answer(null, appendAnswer(outcome));
    });
  };

const batchExpectedOf = (options: BatchAppendReq.Options): bigint | null => {
  if (options.hasNoStream()) return -1n;
  return options.hasStreamPosition() ? BigInt(options.getStreamPosition()) : null;
};

/** Many appends over one call, written in the order in which they come, as the server does. */
export const batchAppend =
  (store: Store, faults: Faults): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> =>
  (call) => {
    const open = new Map<string, Request>();
    const answer = async (id: UUID | undefined, request: Request) => {
      const outcome = outcomeOf(store, request, faults.appends.shift());
      const { unanswered } = faults;
      unanswered.now += 1;
      unanswered.most = Math.max(unanswered.most, unanswered.now);
      await held(faults);
      unanswered.now -= 1;
      if (outcome.kind === 'unavailable') call.emit('error', unavailable);
      else if (outcome.kind !== 'silence' && call.writable)
        call.write(batchAnswer(id, request.stream, outcome));
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
      void answer(id, request);
    });
    call.on('end', () => call.end());
    call.on('error', () => undefined);
  };
