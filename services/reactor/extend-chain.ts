import { type ChainHead, chainStart, headAfter, storedEvery } from '@rondelle/infra/eventlog/chain.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { laterLinks, lastPlaced, misplaceAll, storeLinks, type StoredLink } from './chain-rows.ts';

/** After this long, the rest waits for the next run. */
const longestMs = 30_000;

/** Thrown when the log does not reproduce a stored link; `npm run verify` names the first one. */
export class AlteredLog extends Error {
  override name = 'AlteredLog';

  constructor({ events }: StoredLink) {
    super(`the log does not give the link that was stored after ${events} events`);
  }
}

type Comparison = 'equal' | 'found again' | 'moved' | 'altered';

/** Compares a stored link with the computed one. `moved`: a placed link differs, so this log is a copy. */
const compare = ({ link, position, isPlaced }: StoredLink, head: ChainHead): Comparison => {
  if (link === head.link && isPlaced && position === head.position) return 'equal';
  if (isPlaced) return 'moved';
  return link === head.link ? 'found again' : 'altered';
};

/** Stores the links after a head. Returns false when the positions of stored links are those of another log. */
const linkFrom = async (db: Db, log: EventLog, start: ChainHead): Promise<boolean> => {
  const endsAt = performance.now() + longestMs;
  const stored = new Map((await laterLinks(db, start)).map((row) => [row.events, row]));
  let head = start;
  let last = start;
  for await (const page of log.readAll(start.position, storedEvery)) {
    const found: ChainHead[] = [];
    for (const entry of page) {
      const next = headAfter(head, [entry]);
      if (next === head) continue;
      head = next;
      const row = stored.get(head.events);
      const comparison = row && compare(row, head);
      if (comparison === 'moved') return false;
      if (row && comparison === 'altered') throw new AlteredLog(row);
      stored.delete(head.events);
      if (!row && head.events - last.events < storedEvery) continue;
      last = head;
      if (comparison !== 'equal') found.push(head);
    }
    await storeLinks(db, found);
    if (performance.now() > endsAt) return true;
  }
  const [missed] = stored.values();
  if (missed?.isPlaced) return false;
  if (missed) throw new AlteredLog(missed);
  if (head !== last) await storeLinks(db, [head]);
  return true;
};

const assertReadable = async (log: EventLog): Promise<void> => {
  for await (const _ of log.readAll(chainStart.position, 1)) return;
};

/**
 * Links the events recorded since the last stored link. Begins one link earlier: if the log has that link at its
 * position, stored positions are those of this log. Otherwise the log is a copy, and the position of every stored link
 * is found again. Several processes that do so at once store the same rows.
 */
export const extendChain = async (db: Db, log: EventLog): Promise<void> => {
  const [, before = chainStart] = await lastPlaced(db);
  const isOfThisLog = await linkFrom(db, log, before).catch(async (error: unknown) => {
    if (error instanceof AlteredLog || before === chainStart) throw error;
    // EventStoreDB may refuse to read from a position of another log.
    await assertReadable(log);
    return false;
  });
  if (isOfThisLog) return;
  await misplaceAll(db);
  if (!(await linkFrom(db, log, chainStart))) throw new Error('another process links another log');
};
