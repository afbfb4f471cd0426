import { DeadlineExceededError } from '@eventstore/db-client';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EventLog, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { type Codec, codec as productCodec } from '../codec.ts';
import { planAppends } from '../plan.ts';
import { append, type Appended, identityOf } from './append.ts';
import { appendInOrder, type BulkAppend, runSerially } from './bulk.ts';
import { EventStoreConnection } from './connection.ts';
import { createFlights } from './flights.ts';
import { NoResponseError } from './response-timeout.ts';
import { headOf, pageSize, readPages, readStream } from './read.ts';
import { toEventData } from './record.ts';
import { subscribe } from './subscribe.ts';

export type EventStoreDbEventLogOptions = {
  readonly codec?: Codec;
  /** How long to wait for a response, in milliseconds (default 10,000), before the connection is given up. */
  readonly patienceMs?: number;
  /** How often a subscription compares the head with the received events, in milliseconds (default 5,000). */
  readonly watchdogMs?: number;
  /** Maximum number of unanswered appends of a batch (default 256). */
  readonly window?: number;
};

/** Returns true when the connection is silent although it may look open, so that only a new one helps. */
const isSilence = (error: unknown): boolean =>
  error instanceof NoResponseError || error instanceof DeadlineExceededError;

/** A shared connection for all calls, opened by the first call and replaced when it falls silent. */
const createLink = (connect: () => EventStoreConnection) => {
  let current: EventStoreConnection | null = null;
  let closed = false;
  const take = () => {
    if (closed) throw new Error('the event log is closed');
    current ??= connect();
    return current;
  };
  const dropIfSilent = (connection: EventStoreConnection, error: unknown) => {
    if (!isSilence(error)) return;
    if (current === connection) current = null;
    void connection.close();
  };
  return {
    call: async <T>(work: (connection: EventStoreConnection) => Promise<T>): Promise<T> => {
      const connection = take();
      try {
        return await work(connection);
      } catch (error) {
        dropIfSilent(connection, error);
        throw error;
      }
    },
    async *stream<T>(work: (connection: EventStoreConnection) => AsyncIterable<T>): AsyncGenerator<T> {
      const connection = take();
      try {
        yield* work(connection);
      } catch (error) {
        dropIfSilent(connection, error);
        throw error;
      }
    },
    close: async () => {
      closed = true;
      await current?.close();
    },
  };
};

/** Validates and encodes all events before the first one is sent. */
const encodeAll = (codec: Codec, batch: readonly StreamAppend[]): BulkAppend[] => {
  const { events } = planAppends(batch);
  if (new Set(events.map(({ event }) => event.eventId)).size < events.length)
    throw new DomainError('stream/conflict');
  return batch
    .filter(({ events }) => events.length > 0)
    .map(({ stream, expected, events }) => ({
      stream,
      expected,
      events: events.map((event) => toEventData(event.eventId, codec.encode(event))),
    }));
};

/**
 * The event log on EventStoreDB or KurrentDB, at an `esdb://` URL. Connects at the first call. Batches are not atomic:
 * after a failure the written part stays, and sending the same batch again completes it. An event id is unique at its
 * revision in its stream, not in the whole log.
 */
export const createEventStoreDbEventLog = (
  url: string,
  options: EventStoreDbEventLogOptions = {},
): EventLog => {
  const { codec = productCodec, patienceMs = 10_000, watchdogMs = 5_000, window = 256 } = options;
  const connect = () => new EventStoreConnection(url, { patienceMs });
  const link = createLink(connect);
  // The server drops a second copy of an append in progress without a response, so identical calls share one append.
  const inFlight = createFlights<Appended>();
  const closing = new AbortController();
  const running = new Set<Promise<void>>();

  const appendAll = (appends: readonly BulkAppend[]): Promise<void> =>
    runSerially(async () => {
      const connection = new EventStoreConnection(url, { patienceMs, pipelined: true });
      const cut = () => void connection.close();
      closing.signal.addEventListener('abort', cut, { once: true });
      try {
        closing.signal.throwIfAborted();
        await appendInOrder(connection, appends, { window, patienceMs });
      } finally {
        closing.signal.removeEventListener('abort', cut);
        await connection.close();
      }
    });

  return {
    append: async (stream, events, expected) => {
      if (events.length === 0) throw new RangeError('an append needs at least one event');
      const one = { stream, events, expected };
      return inFlight(identityOf(one), () => link.call((connection) => append(connection, codec, one)));
    },
    appendMany: async (batch) => {
      const appends = encodeAll(codec, batch);
      if (appends.length > 0) await appendAll(appends);
      return link.call(headOf);
    },
    readStream: (stream, from = '0') => link.stream((it) => readStream(it, codec, stream, from)),
    readAll: (after, limit = pageSize) => link.stream((it) => readPages(it, codec, after, limit)),
    subscribe: (after, signal) => {
      const ended = AbortSignal.any([signal, closing.signal]);
      return subscribe({ connect, codec, after, signal: ended, watchdogMs, running });
    },
    head: () => link.call(headOf),
    close: async () => {
      closing.abort();
      await Promise.allSettled([link.close(), ...running]);
    },
  };
};
