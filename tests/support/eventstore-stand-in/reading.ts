import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { type handleServerStreamingCall, type ServerWritableStream, status } from '@grpc/grpc-js';
import { createWakeSignal, type WakeSignal } from '@rondelle/infra/eventlog/wake-signal.ts';
import {
  caughtUpResponse,
  checkpointResponse,
  confirmationResponse,
  eventOutput,
  notFoundResponse,
} from './responses.ts';
import { nameOf } from './appending.ts';
import { type Faults, held } from './faults.ts';
import type { StoredEvent, Store } from './store.ts';

type Call = ServerWritableStream<ReadReq, ReadResp>;
type Options = ReadReq.Options;

const filterOf = (options: Options): ((event: StoredEvent) => boolean) => {
  const names = options.getFilter()?.getStreamIdentifier();
  if (!names) return () => true;
  const regex = names.getRegex() === '' ? null : new RegExp(names.getRegex());
  const prefixes = names.getPrefixList();
  return ({ stream }) => (regex ? regex.test(stream) : prefixes.some((prefix) => stream.startsWith(prefix)));
};

/** Writes with backpressure; resolves to false when the reader has disconnected. */
const write = (call: Call, response: ReadResp): Promise<boolean> => {
  if (call.cancelled || call.destroyed) return Promise.resolve(false);
  if (call.write(response)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const go = () => {
      call.off('drain', go).off('cancelled', go).off('close', go);
      resolve(!call.cancelled && !call.destroyed);
    };
    call.on('drain', go).on('cancelled', go).on('close', go);
  });
};

const backwards = (options: Options): boolean =>
  options.getReadDirection() === messages.ReadReq.Options.ReadDirection.BACKWARDS;

/** Forward reads include the event at their position; backward reads exclude it. */
const chosen = (store: Store, options: Options): readonly StoredEvent[] => {
  const stream = options.getStream();
  const all = options.getAll();
  const matches = filterOf(options);
  const ordered = (events: readonly StoredEvent[]) => (backwards(options) ? events.toReversed() : events);
  if (stream) {
    const from = stream.hasRevision() ? BigInt(stream.getRevision()) : 0n;
    const events = store.stream(nameOf(stream.getStreamIdentifier()));
    return ordered(
      events.filter((e) =>
        backwards(options) ? !stream.hasRevision() || e.revision <= from : e.revision >= from,
      ),
    );
  }
  const place = all?.getPosition();
  const at = place ? BigInt(place.getCommitPosition()) : null;
  const inRange = (e: StoredEvent) =>
    at === null || (backwards(options) ? e.position < at : e.position >= at);
  return ordered(store.all.filter((event) => inRange(event) && matches(event)));
};

const read = async (call: Call, store: Store, faults: Faults): Promise<void> => {
  const options = call.request.getOptions() as Options;
  const stream = nameOf(options.getStream()?.getStreamIdentifier());
  if (options.hasStream() && store.stream(stream).length === 0) await write(call, notFoundResponse(stream));
  const events = chosen(store, options).slice(0, Number(options.getCount()));
  for (const event of events) if (!(await write(call, eventOutput(event)))) return;
  await held(faults);
  call.end();
};

/** How many events the filter skips before the server sends a checkpoint. */
const checkpointEvery = 4;

/** Sends the events of `$all` after a position, and checkpoints for skipped events. */
const feed = async (call: Call, store: Store, faults: Faults, wakeSignal: WakeSignal, ended: AbortSignal) => {
  const options = call.request.getOptions() as Options;
  const matches = filterOf(options);
  const place = options.getAll()?.getPosition();
  const after = place ? BigInt(place.getCommitPosition()) : -1n;
  const first = store.all.findIndex(({ position }) => position > after);
  let next = first < 0 ? store.all.length : first;
  let leftOut = 0;
  for (let caughtUp = false; !ended.aborted; ) {
    const event = store.all[next];
    if (!event || faults.muted.has(call)) {
      if (!event && !caughtUp) await write(call, caughtUpResponse());
      caughtUp = true;
      await wakeSignal.wait(60_000, ended);
      continue;
    }
    caughtUp = false;
    next += 1;
    await held(faults);
    leftOut = matches(event) ? 0 : leftOut + 1;
    if (leftOut === 0) await write(call, eventOutput(event));
    else if (leftOut % checkpointEvery === 0) await write(call, checkpointResponse(event.position));
  }
};

const subscribe = async (call: Call, store: Store, faults: Faults): Promise<void> => {
  faults.arrivals.at.push(performance.now());
  if (faults.arrivals.refused) {
    call.emit('error', { code: status.UNAVAILABLE, details: 'no subscriptions now' });
    return;
  }
  const left = new AbortController();
  const wakeSignal = createWakeSignal();
  const forget = store.onCommit(wakeSignal.ring);
  faults.subscriptions.set(call, (how) => {
    if (how === 'end') call.end();
    else call.emit('error', { code: status.UNAVAILABLE, details: 'the subscription was dropped' });
    left.abort();
  });
  call.on('cancelled', () => left.abort());
  await write(call, confirmationResponse());
  await feed(call, store, faults, wakeSignal, left.signal);
  forget();
  faults.subscriptions.delete(call);
};

/** Handles reads of streams and of `$all`: forwards or backwards, with or without filter, once or as a subscription. */
export const reading =
  (store: Store, faults: Faults): handleServerStreamingCall<ReadReq, ReadResp> =>
  async (call) => {
    await held(faults);
    const names = call.request.getOptions()?.getFilter()?.getStreamIdentifier();
    if (names?.getRegex()) faults.regularExpressions.count += 1;
    if (call.request.getOptions()?.hasSubscription()) await subscribe(call, store, faults);
    else await read(call, store, faults);
  };
