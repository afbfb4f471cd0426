import { NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Position, Revision } from '@rondelle/contracts/log/event.ts';
import type { StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Codec } from '../codec.ts';
import type { EventStoreConnection } from './connection.ts';
import { positionOf, toEventData } from './record.ts';
import { streamFrom } from './requests.ts';
import { isRetryable, pausesMs } from './append-retries.ts';

export type Appended = { readonly revision: Revision; readonly position: Position };

/** Returns the same text for a repeated append; the server recognises it by its event ids and revisions. */
export const identityOf = ({ stream, expected, events }: StreamAppend): string =>
  [stream, expected, ...events.map(({ eventId }) => eventId)].join(' ');

export const expectedRevision = (expected: Revision | 'none'): bigint | typeof NO_STREAM =>
  expected === 'none' ? NO_STREAM : BigInt(expected);

/** Converts a wrong expected version to a domain error; returns other errors unchanged. */
export const asDomainError = (error: unknown): unknown =>
  error instanceof WrongExpectedVersionError ? new DomainError('stream/conflict') : error;

const send = async (
  connection: EventStoreConnection,
  codec: Codec,
  { stream, events, expected }: StreamAppend,
) => {
  const proposed = events.map((event) => toEventData(event.eventId, codec.encode(event)));
  for (let attempt = 0; ; attempt += 1) {
    try {
      await connection.appendToStream(stream, proposed, {
        expectedRevision: expectedRevision(expected),
        // A follower passes an append on, and may not show it yet when the leader has acknowledged it.
        requiresLeader: true,
      });
      return;
    } catch (error) {
      const pause = pausesMs[attempt];
      if (pause === undefined || !isRetryable(error)) throw asDomainError(error);
      await sleep(pause);
    }
  }
};

/** An event that the server has acknowledged cannot be read, as while another node becomes the leader. */
export class NotShownError extends Error {
  override name = 'NotShownError';
}

/**
 * Appends to one stream. Reads the position back, because for a repeated append some server versions respond with
 * another position than the first time. Throws `NotShownError`.
 */
export const append = async (
  connection: EventStoreConnection,
  codec: Codec,
  one: StreamAppend,
): Promise<Appended> => {
  await send(connection, codec, one);
  const first = one.expected === 'none' ? 0 : Number(one.expected) + 1;
  const revision = String(first + one.events.length - 1);
  for (const pause of [0, ...pausesMs]) {
    if (pause > 0) await sleep(pause);
    for await (const record of connection.records(streamFrom(one.stream, revision, 1)))
      return { revision, position: positionOf(record) };
  }
  throw new NotShownError(`revision ${revision} of ${one.stream} was acknowledged and is not there`);
};
