import type { Citation } from '@rondelle/contracts/competition/log-chain.outputs.ts';
import { comparePositions } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { type ChainHead, chainStart, headAfter, storedEvery } from '@rondelle/infra/eventlog/chain.ts';
import { type CitedEvent, linksBefore } from '@rondelle/projections/queries/log/log-chain.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { isUnavailable } from '../errors/unavailable.ts';

/** Pages of events to read at most: two stored links, and the events of a busy hour that have no stored link yet. */
const mostPages = 3;
const pending: Citation = { state: 'pending' };
const unknown: Citation = { state: 'unknown' };

type Place = 'before' | 'there' | 'past';
/** The position of the chain relative to the cited event, after an entry. */
const placeOf = (cited: CitedEvent, events: number, position: string): Place => {
  const distance = 'event' in cited ? events - cited.event : comparePositions(position, cited.position);
  return distance < 0 ? 'before' : distance === 0 ? 'there' : 'past';
};

/** Computes links from a stored one on; the next stored one must be reached, since positions may be another log's. */
const linkUpTo = async (
  log: Pick<EventLog, 'readAll'>,
  cited: CitedEvent,
  start: ChainHead,
  check: ChainHead | undefined,
): Promise<Citation> => {
  let [head, recordedAt] = [start, ''];
  let isChecked = check === undefined;
  let pages = 0;
  for await (const page of log.readAll(start.position, storedEvery)) {
    for (const entry of page) {
      const next = headAfter(head, [entry]);
      if (next !== head) [head, recordedAt] = [next, entry.recordedAt];
      if (check && head.events === check.events && !isChecked) {
        if (head.link !== check.link || head.position !== check.position) return pending;
        isChecked = true;
      }
      const place = placeOf(cited, head.events, entry.position);
      if (place === 'before') continue;
      if (!isChecked) return pending;
      if (place === 'past' || recordedAt === '') return unknown;
      return { state: 'linked', event: head.events, link: head.link, recordedAt };
    }
    pages += 1;
    if (pages === mostPages) return pending;
  }
  return isChecked ? unknown : pending;
};

/**
 * Cites an event by values that are equal in every copy of the log: its number among linked events, and the link at
 * it. Reads a few thousand events at most, beginning at a stored link.
 */
export const cite = async (db: Db, log: Pick<EventLog, 'readAll'>, cited: CitedEvent): Promise<Citation> => {
  const [check, start = chainStart] = await linksBefore(db, cited);
  try {
    return await linkUpTo(log, cited, start, check);
  } catch (error) {
    // EventStoreDB may refuse to read from another log's position; the reactor finds this log's within the hour.
    if (isUnavailable(error) || start === chainStart) throw error;
    return pending;
  }
};
