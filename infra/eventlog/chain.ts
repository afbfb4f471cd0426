import { createHash } from 'node:crypto';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry } from '@rondelle/domain/ports/event-log.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The link before the first event. */
export const firstLink = sha256('rondelle/chain/1');

/** JSON with the names of fields in order, so that the same facts are the same text wherever they are kept. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
};

/** Whether an event is of what is played: nothing of members, and no blocks of ids. */
export const isChained = ({ stream }: { readonly stream: string }): boolean =>
  !stream.startsWith('member-') && !stream.startsWith('ids-');

/** The link after an event: nothing that was linked before can be changed, left out or put in without changing it. */
export const linkAfter = (link: string, event: Recorded<LogEntry>): string => {
  const { eventId, stream, revision, type, recordedAt, data, metadata } = event;
  const { actor, source } = metadata;
  return sha256(link + canonical([eventId, stream, revision, type, recordedAt, actor.role, source, data]));
};

/** How far a chain has come. `events`: how many are linked. */
export type ChainHead = { readonly position: string; readonly events: number; readonly link: string };
export const chainStart: ChainHead = { position: '0', events: 0, link: firstLink };

/** The head after some more entries of the log, in its order. */
export const headAfter = (head: ChainHead, entries: readonly Recorded<LogEntry>[]): ChainHead =>
  entries.filter(isChained).reduce<ChainHead>(
    ({ events, link }, event) => ({
      position: event.position,
      events: events + 1,
      link: linkAfter(link, event),
    }),
    head,
  );
