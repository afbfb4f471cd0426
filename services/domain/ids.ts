import { randomUUID } from 'node:crypto';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type Revision, systemActor } from '@rondelle/contracts/log/event.ts';
import { idsStreamOf, type StreamKind } from '@rondelle/contracts/log/streams.ts';
import { type CommandContext, newEvents } from './new-events.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';

const attempts = 20;

type IdLog = Pick<EventLog, 'append' | 'readStream'>;

/** The last reservation in the stream of ids, as far as it has been read. */
type Reserved = { readonly revision: Revision | 'none'; readonly to: number };
const none: Reserved = { revision: 'none', to: 0 };

/** Reads the stream from the known revision to its end. */
const lastReserved = async (log: IdLog, kind: StreamKind, known: Reserved): Promise<Reserved> => {
  let last = known;
  const from = known.revision === 'none' ? '0' : known.revision;
  for await (const event of log.readStream(idsStreamOf(kind), from)) {
    if (event.type === 'IdsReserved') last = { revision: event.revision, to: event.data.to };
  }
  return last;
};

const reserveAfter = async (
  log: IdLog,
  kind: StreamKind,
  count: number,
  known: Reserved,
  context: CommandContext = { actor: systemActor, source: 'system' },
): Promise<Reserved> => {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('at least one id is reserved at a time');
  let last = known;
  for (let attempt = 1; ; attempt += 1) {
    last = await lastReserved(log, kind, last);
    const reserved = { type: 'IdsReserved', data: { from: last.to + 1, to: last.to + count } } as const;
    try {
      const { revision } = await log.append(
        idsStreamOf(kind),
        newEvents([reserved], randomUUID(), context),
        last.revision,
      );
      return { revision, to: last.to + count };
    } catch (error) {
      const isConflict = error instanceof DomainError && error.code === 'stream/conflict';
      if (!isConflict || attempt === attempts) throw error;
    }
  }
};

/**
 * Reserves `count` consecutive ids and returns the first. Ids count from 1 within their kind. Each call appends one
 * event, so reserve blocks when many are needed. Unused ids leave a harmless gap. Throws `RangeError` when `count` is
 * not a positive integer.
 */
export const reserveIds = async (
  log: IdLog,
  kind: StreamKind,
  count: number,
  context?: CommandContext,
): Promise<number> => (await reserveAfter(log, kind, count, none, context)).to - count + 1;

/** Returns one new id of a kind with each call. */
export type IdSource = { readonly next: (kind: StreamKind) => Promise<number> };

/** Returns ids from blocks that this process reserves, so that most ids cost no append. */
export const createIdSource = (log: IdLog, blockSize = 50): IdSource => {
  type Block = { next: number; to: number; end: Reserved };
  const blocks = new Map<StreamKind, Block>();
  const refills = new Map<StreamKind, Promise<void>>();
  const refill = async (kind: StreamKind) => {
    const end = await reserveAfter(log, kind, blockSize, blocks.get(kind)?.end ?? none);
    blocks.set(kind, { next: end.to - blockSize + 1, to: end.to, end });
  };
  const refilled = (kind: StreamKind): Promise<void> => {
    const running = refills.get(kind) ?? refill(kind).finally(() => refills.delete(kind));
    refills.set(kind, running);
    return running;
  };
  return {
    next: async (kind) => {
      for (;;) {
        const block = blocks.get(kind);
        if (block && block.next <= block.to) return block.next++;
        await refilled(kind);
      }
    },
  };
};
