import type { EventData } from '@eventstore/db-client';
import type { Revision } from '@rondelle/contracts/log/event.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { asDomainError, expectedRevision } from './append.ts';
import { bulkAppendErrorOf } from './bulk-append-error.ts';
import type { EventStoreConnection } from './connection.ts';
import { NoResponseError } from './response-timeout.ts';
import { isRetryableInBulk, pausesMs } from './append-retries.ts';

/** Events of one stream, ready to be sent. */
export type BulkAppend = {
  readonly stream: string;
  readonly expected: Revision | 'none';
  readonly events: EventData[];
};

export type BulkOptions = {
  /** Maximum number of unanswered appends. */
  readonly window: number;
  readonly patienceMs: number;
};

/** A failed append with the number of earlier attempts and its position within the round. */
type Failure = { readonly place: number; readonly sent: Sent; readonly error: unknown };
type Sent = { readonly append: BulkAppend; readonly times: number };

let last: Promise<unknown> = Promise.resolve();

/** Runs bulk appends of this process one at a time, because the client mixes up the responses of two when one fails. */
export const runSerially = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
};

/** Tracks unanswered and failed appends. */
const createTraffic = (connection: EventStoreConnection, patienceMs: number) => {
  const failures: Failure[] = [];
  let isSilent = false;
  let unanswered = 0;
  let place = 0;
  let responded = Promise.withResolvers<void>();
  const silence = setTimeout(() => {
    if (unanswered === 0) return void silence.refresh();
    isSilent = true;
    void connection.close();
  }, patienceMs);
  const untilAtMost = async (most: number): Promise<void> => {
    if (unanswered <= most) return;
    responded = Promise.withResolvers();
    await responded.promise;
    await untilAtMost(most);
  };
  return {
    hasFailed: () => failures.length > 0,
    untilAtMost,
    send: (sent: Sent): void => {
      const { stream, events, expected } = sent.append;
      const own = (place += 1);
      unanswered += 1;
      connection
        .appendToStream(stream, events, { expectedRevision: expectedRevision(expected) })
        .catch((error: unknown) => failures.push({ place: own, sent, error }))
        .finally(() => {
          unanswered -= 1;
          silence.refresh();
          responded.resolve();
        });
    },
    /**
     * Returns the failures in the order of sending. Throws `NoResponseError` when the server was silent for too long.
     */
    end: (): Failure[] => {
      clearTimeout(silence);
      if (isSilent) throw new NoResponseError(patienceMs);
      return failures.toSorted((a, b) => a.place - b.place);
    },
  };
};

/** Sends appends until one fails, waits for all responses, and returns the failures in order. */
const sendRound = async (
  connection: EventStoreConnection,
  next: () => Promise<Sent | null>,
  { window, patienceMs }: BulkOptions,
): Promise<Failure[]> => {
  const traffic = createTraffic(connection, patienceMs);
  try {
    // The first append opens the call that the others use.
    let ahead = 0;
    for (let one = await next(); one !== null; one = traffic.hasFailed() ? null : await next()) {
      traffic.send(one);
      await traffic.untilAtMost(ahead);
      ahead = window - 1;
    }
    await traffic.untilAtMost(0);
  } catch (error) {
    traffic.end();
    throw error;
  }
  return traffic.end();
};

/**
 * Sends appends without waiting for each response, at most `window` at a time; the server writes them in order. An
 * append that timed out is sent again together with those that failed after it, up to three times. After any other
 * failure nothing more is sent. Appends still in flight may then be written; they are recognised when sent again.
 */
export const appendInOrder = async (
  connection: EventStoreConnection,
  appends: Iterable<BulkAppend> | AsyncIterable<BulkAppend>,
  options: BulkOptions,
): Promise<void> => {
  let again: Sent[] = [];
  const coming = (async function* () {
    yield* appends;
  })();
  const next = async (): Promise<Sent | null> => {
    const repeated = again.shift();
    if (repeated) return repeated;
    const { done, value } = await coming.next();
    return done ? null : { append: value, times: 0 };
  };
  try {
    for (;;) {
      const failures = await sendRound(connection, next, options);
      // Appends after the first failure may have failed because of it.
      const [first] = failures;
      if (!first) return;
      const pause = pausesMs[first.sent.times];
      if (pause === undefined || !isRetryableInBulk(first.error))
        throw bulkAppendErrorOf(first.sent.append.stream, asDomainError(first.error));
      again = [
        ...failures.map(({ sent: { append, times }, error }) => ({
          append,
          times: isRetryableInBulk(error) ? times + 1 : times,
        })),
        ...again,
      ];
      await sleep(pause);
    }
  } finally {
    await coming.return(undefined);
  }
};
