import { comparePositions, type Position, type Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry } from '@rondelle/contracts/ports/event-log.ts';
import { backoffMs, pause } from '../backoff.ts';
import type { Codec } from '../codec.ts';
import { createWakeSignal, type WakeSignal } from '../wake-signal.ts';
import { type EventStoreConnection, recordIn } from './connection.ts';
import { isProductStream } from './product-streams.ts';
import { headOf, pageSize } from './read.ts';
import { positionOf, toEntry, UnsupportedServerError } from './record.ts';
import { logAfter, type Place, placeOf } from './requests.ts';

export type Subscription = {
  readonly connect: () => EventStoreConnection;
  readonly codec: Codec;
  readonly after: Position;
  readonly signal: AbortSignal;
  /** How often the head is compared with the received events, in milliseconds. */
  readonly watchdogMs: number;
  /** Background work of subscriptions, so that closing the log can wait for it. */
  readonly running: Set<Promise<void>>;
};

/** Received events that the consumer has not taken yet. Survives reconnections. */
type Inbox = {
  readonly events: Recorded<LogEntry>[];
  readonly arrived: WakeSignal;
  readonly taken: WakeSignal;
  /** Position of the last event added. */
  last: Position;
  /** Start of the next connection; a server checkpoint may be beyond the last event. */
  resumeAt: Place;
  /** An unsupported server; the subscription throws it. */
  fatal: Error | null;
};

/** The server has events that it does not send. */
class StalledError extends Error {
  override name = 'StalledError';
}

const isFull = ({ events }: Inbox): boolean => events.length >= 2 * pageSize;

/** Fills the inbox from one connection until the connection fails. */
const fill = async (
  inbox: Inbox,
  connection: EventStoreConnection,
  codec: Codec,
  heard: () => void,
  signal: AbortSignal,
) => {
  for await (const response of connection.responses(logAfter(inbox.resumeAt), Number.POSITIVE_INFINITY)) {
    heard();
    const checkpoint = response.getCheckpoint();
    if (checkpoint)
      inbox.resumeAt = { commit: checkpoint.getCommitPosition(), prepare: checkpoint.getPreparePosition() };
    const record = recordIn(response);
    if (!record) continue;
    inbox.resumeAt = placeOf(positionOf(record));
    if (!isProductStream(record.streamId)) continue;
    const event = toEntry(codec, record);
    inbox.events.push(event);
    inbox.last = event.position;
    inbox.arrived.ring();
    while (isFull(inbox) && !signal.aborted) await inbox.taken.wait(1_000, signal);
  }
};

/** Throws when the server has had unsent events for two rounds, or when it does not respond. */
const watch = async (
  inbox: Inbox,
  connection: EventStoreConnection,
  everyMs: number,
  signal: AbortSignal,
) => {
  for (let suspect: Position | null = null; ; ) {
    await pause(everyMs, signal);
    if (signal.aborted) return;
    const before = inbox.last;
    const isBehind = comparePositions(await headOf(connection), before) > 0 && !isFull(inbox);
    if (isBehind && suspect === before && inbox.last === before)
      throw new StalledError('events are held back');
    suspect = isBehind ? before : null;
  }
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });

const isFatal = (error: unknown): error is Error => error instanceof UnsupportedServerError;

/** Fills the inbox until the signal aborts, reconnecting after failures. */
const fillUntilAborted = async (
  inbox: Inbox,
  { connect, codec, watchdogMs }: Subscription,
  signal: AbortSignal,
): Promise<void> => {
  for (let failures = 0; !signal.aborted && !inbox.fatal; failures += 1) {
    const left = new AbortController();
    const ended = AbortSignal.any([signal, left.signal]);
    const connection = connect();
    const heard = () => {
      failures = 0;
    };
    const filling = fill(inbox, connection, codec, heard, ended);
    const watching = watch(inbox, connection, watchdogMs, ended);
    try {
      await Promise.race([filling, watching, aborted(ended)]);
    } catch (error) {
      if (isFatal(error)) inbox.fatal = error;
    }
    left.abort();
    await connection.close();
    await Promise.allSettled([filling, watching]);
    if (!signal.aborted && !inbox.fatal) await pause(backoffMs(failures), signal);
  }
  inbox.arrived.ring();
};

/**
 * Yields existing and new events. The inbox alone holds the position, so a lost connection neither skips nor repeats an
 * event.
 */
export async function* subscribe(subscription: Subscription): AsyncGenerator<Recorded<LogEntry>[]> {
  const { after, signal, running } = subscription;
  const wakeSignals = { arrived: createWakeSignal(), taken: createWakeSignal() };
  const inbox: Inbox = { events: [], ...wakeSignals, last: after, resumeAt: placeOf(after), fatal: null };
  if (signal.aborted) return;
  const left = new AbortController();
  const filling = fillUntilAborted(inbox, subscription, AbortSignal.any([signal, left.signal]));
  running.add(filling);
  void filling.finally(() => running.delete(filling));
  try {
    while (!signal.aborted) {
      const page = inbox.events.splice(0, pageSize);
      inbox.taken.ring();
      if (page.length > 0) yield page;
      else if (inbox.fatal) throw inbox.fatal;
      else await inbox.arrived.wait(60_000, signal);
    }
  } finally {
    left.abort();
  }
}
