import { createHash } from 'node:crypto';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry } from '@rondelle/contracts/ports/event-log.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The link before the first event. */
export const firstLink = sha256('rondelle/chain/1');

/** JSON with sorted field names, so that equal facts have equal text in every store. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
};

/** Returns true for events that belong to the chain: not those of members, and not reserved ids. */
export const isChained = ({ stream }: { readonly stream: string }): boolean =>
  !stream.startsWith('member-') && !stream.startsWith('ids-');

/** Returns the link after an event. Changing, removing or inserting an earlier event changes the link. */
export const linkAfter = (chainHash: string, event: Recorded<LogEntry>): string => {
  const { eventId, stream, revision, type, recordedAt, data, metadata } = event;
  const { actor, source } = metadata;
  return sha256(
    chainHash + canonical([eventId, stream, revision, type, recordedAt, actor.role, source, data]),
  );
};

/** The most linked events between two stored links: the link of any event is computed from few others. */
export const storedEvery = 1_000;

/** State of the chain; `events`: number of linked events. */
export type ChainHead = { readonly position: string; readonly events: number; readonly link: string };
export const chainStart: ChainHead = { position: '0', events: 0, link: firstLink };

/** Returns the head after further entries, in log order. */
export const headAfter = (head: ChainHead, entries: readonly Recorded<LogEntry>[]): ChainHead =>
  entries.filter(isChained).reduce<ChainHead>(
    ({ events, link: chainHash }, event) => ({
      position: event.position,
      events: events + 1,
      link: linkAfter(chainHash, event),
    }),
    head,
  );
