import type { EventData } from '@eventstore/db-client';
import type { Revision } from '@rondelle/contracts/log/event.ts';
import { asDomainError, expectedRevision } from './append.ts';
import type { EventStoreConnection } from './connection.ts';
import { NoAnswerError } from './patience.ts';

/** Events of one stream, ready to be sent. */
export type BulkAppend = {
  readonly stream: string;
  readonly expected: Revision | 'none';
  readonly events: EventData[];
};

export type BulkOptions = {
  /** Most appends that are sent and not yet answered. */
  readonly window: number;
  readonly patienceMs: number;
};

let last: Promise<unknown> = Promise.resolve();

/** Bulk appends of this process take turns, since the client mixes up the answers of two at once when one fails. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
};

/** What is on its way: how much of it, and what came of it. */
const createTraffic = (connection: EventStoreConnection, patienceMs: number) => {
  const failures: unknown[] = [];
  let unanswered = 0;
  let answered = Promise.withResolvers<void>();
  const silence = setTimeout(() => {
    if (unanswered === 0) return void silence.refresh();
    failures.push(new NoAnswerError(patienceMs));
    void connection.close();
  }, patienceMs);
  const untilAtMost = async (most: number): Promise<void> => {
    if (unanswered <= most) return;
    answered = Promise.withResolvers();
    await answered.promise;
    await untilAtMost(most);
  };
  return {
    failures,
    untilAtMost,
    send: ({ stream, events, expected }: BulkAppend): void => {
      unanswered += 1;
      connection
        .appendToStream(stream, events, { expectedRevision: expectedRevision(expected) })
        .catch((error: unknown) => failures.push(asDomainError(error)))
        .finally(() => {
          unanswered -= 1;
          silence.refresh();
          answered.resolve();
        });
    },
    stop: () => clearTimeout(silence),
  };
};

/**
 * Sends appends one after the other without waiting for the answers, at most `window` ahead. The server writes them in
 * this order. After a failure nothing more is sent; what was on its way may be written, and is recognised when the same
 * appends are sent again.
 */
export const appendInOrder = async (
  connection: EventStoreConnection,
  appends: Iterable<BulkAppend> | AsyncIterable<BulkAppend>,
  { window, patienceMs }: BulkOptions,
): Promise<void> => {
  const traffic = createTraffic(connection, patienceMs);
  // The first opens the call that the others follow on.
  let ahead = 0;
  try {
    for await (const append of appends) {
      traffic.send(append);
      await traffic.untilAtMost(ahead);
      ahead = window - 1;
      if (traffic.failures.length > 0) break;
    }
    await traffic.untilAtMost(0);
  } finally {
    traffic.stop();
  }
  if (traffic.failures.length > 0) throw traffic.failures[0];
};
