import { randomUUID } from 'node:crypto';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type Revision, systemActor } from '@rondelle/contracts/log/event.ts';
import { idsStreamOf, type StreamKind } from '@rondelle/contracts/log/streams.ts';
import { type CommandContext, newEvents } from './new-events.ts';
import type { EventLog } from './ports/event-log.ts';

const attempts = 20;

/** The end of a stream of reserved ids, as far as it has been read. */
type Reserved = { readonly revision: Revision | 'none'; readonly to: number };
const none: Reserved = { revision: 'none', to: 0 };

/** Reads on from what is known. */
const lastReserved = async (log: EventLog, kind: StreamKind, known: Reserved): Promise<Reserved> => {
  let last = known;
  const from = known.revision === 'none' ? '0' : known.revision;
  for await (const event of log.readStream(idsStreamOf(kind), from)) {
    if (event.type === 'IdsReserved') last = { revision: event.revision, to: event.data.to };
  }
  return last;
};

const reserveAfter = async (
  log: EventLog,
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
      const taken = error instanceof DomainError && error.code === 'stream/conflict';
      if (!taken || attempt === attempts) throw error;
    }
  }
};

/**
 * Reserves `count` ids in a row that nobody else gets, and answers the first. Ids count from 1 within their kind.
 * Each call costs one event, so reserve blocks where many are needed. What is not used leaves a gap, which is harmless.
 */
export const reserveIds = async (
  log: EventLog,
  kind: StreamKind,
  count: number,
  context?: CommandContext,
): Promise<number> => (await reserveAfter(log, kind, count, none, context)).to - count + 1;

/** Ids one at a time. */
export type IdSource = { readonly next: (kind: StreamKind) => Promise<number> };

/** Hands out ids of blocks that this process reserves, so that an id costs nothing most of the time. */
export const createIdSource = (log: EventLog, blockSize = 50): IdSource => {
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
