import { z } from 'zod';
import type { CompetitionEvent, EventType } from '../competition/events.ts';

/** Decimal strings, since `bigint` does not survive JSON. Compare them with `comparePositions`, never with `<`. */
export type Position = string;
export type Revision = string;
/** Before the first event of the log. */
export const origin: Position = '0';

export const comparePositions = (a: Position, b: Position): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const sources = ['web', 'api', 'import', 'demo', 'system'] as const;

/** Who did it: an opaque member id, never a name. The system itself acts as `system`. */
export const actor = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  role: z.string().regex(/^[\w-]{1,32}$/),
});
export type Actor = z.infer<typeof actor>;
export const systemActor: Actor = { id: 'system', role: 'system' };
/** Brings in what sources on the timetable say. */
export const feedActor: Actor = { id: 'feed', role: 'system' };

export const eventMetadata = z.strictObject({
  commandId: z.uuid(),
  correlationId: z.uuid(),
  causationId: z.uuid(),
  actor,
  source: z.enum(sources),
  schemaVersion: z.int().min(1).max(1_000),
});
export type EventMetadata = z.infer<typeof eventMetadata>;

/** An event as the log gives it back. `revision` counts from 0 within its stream; `position` orders the whole log. */
export type Recorded<E = CompetitionEvent> = E & {
  readonly eventId: string;
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
  /** The log's own clock, ISO 8601 in UTC with milliseconds. */
  readonly recordedAt: string;
  readonly metadata: EventMetadata;
};

/**
 * Stands in the log's place of an event that this program cannot read: of a type or a version that only a newer one
 * knows, or damaged. Whoever brings the views on sets its stream aside; whoever decides on a stream reads no such thing.
 */
export type Unreadable = {
  readonly type: 'Unreadable';
  readonly data: { readonly eventType: string; readonly why: string; readonly seasonId?: unknown };
};

/** Every page lists the seasons and knows the ongoing one: what happens to a season happens to all pages. */
const everywhere: ReadonlySet<string> = new Set<EventType>([
  'SeasonOpened',
  'SeasonDatesChanged',
  'OngoingSeasonChosen',
  'SeasonDeleted',
  'SeasonRestored',
]);

/** Whether such an event touches all pages, though it names a season. */
export const changesEverySeason = (type: string): boolean => everywhere.has(type);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The season whose pages an event changes, or null where it may change them all. */
export const seasonOf = ({ type, data }: CompetitionEvent | Unreadable): number | null => {
  if (!('seasonId' in data) || !isId(data.seasonId)) return null;
  return everywhere.has(type) ? null : data.seasonId;
};
