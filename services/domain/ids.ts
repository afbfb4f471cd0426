import { randomUUID } from 'node:crypto';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { idsStreamOf, type StreamKind } from '@rondelle/contracts/log/streams.ts';
import { type CommandContext, newEvents } from './new-events.ts';
import type { EventLog } from './ports/event-log.ts';

const attempts = 20;

const lastReserved = async (log: EventLog, kind: StreamKind) => {
  let last = { revision: 'none', to: 0 };
  for await (const event of log.readStream(idsStreamOf(kind))) {
    if (event.type === 'IdsReserved') last = { revision: event.revision, to: event.data.to };
  }
  return last;
};

/**
 * Reserves `count` ids in a row that nobody else gets, and answers the first. Ids count from 1 within their kind.
 * Each call costs one event, so reserve blocks where many are needed. What is not used leaves a gap, which is harmless.
 */
export const reserveIds = async (
  log: EventLog,
  kind: StreamKind,
  count: number,
  context: CommandContext = { actor: systemActor, source: 'system' },
): Promise<number> => {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('at least one id is reserved at a time');
  for (let attempt = 1; ; attempt += 1) {
    const { revision, to } = await lastReserved(log, kind);
    const reserved = { type: 'IdsReserved', data: { from: to + 1, to: to + count } } as const;
    try {
      await log.append(idsStreamOf(kind), newEvents([reserved], randomUUID(), context), revision);
      return to + 1;
    } catch (error) {
      const taken = error instanceof DomainError && error.code === 'stream/conflict';
      if (!taken || attempt === attempts) throw error;
    }
  }
};
