import { z } from 'zod';
import type { CompetitionEvent, EventType } from '../competition/events.ts';

/** Decimal strings, because JSON has no `bigint`. Compare them with `comparePositions`, never with `<`. */
export type Position = string;
export type Revision = string;
/** The position before the first event of the log. */
export const origin: Position = '0';

export const comparePositions = (a: Position, b: Position): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

export const sources = ['web', 'api', 'import', 'demo', 'system'] as const;

/** Author of a change: an opaque member id, never a name; `system` for the site itself. */
export const actor = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  role: z.string().regex(/^[\w-]{1,32}$/),
});
export type Actor = z.infer<typeof actor>;
export const systemActor: Actor = { id: 'system', role: 'system' };
/** The actor of changes that come from feeds. */
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

/** A recorded event. `revision` counts from 0 within its stream; `position` orders the whole log. */
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
 * Replaces an event that this version cannot read: a type or schema version that only a newer release knows, or a
 * damaged payload. The projector quarantines its stream; reading a single stream throws instead.
 */
export type Unreadable = {
  readonly type: 'Unreadable';
  readonly data: { readonly eventType: string; readonly why: string; readonly seasonId?: unknown };
};

/** Every page lists the seasons and the ongoing one, so these events change all pages. */
const everywhere: ReadonlySet<string> = new Set<EventType>([
  'SeasonOpened',
  'SeasonDatesChanged',
  'OngoingSeasonChosen',
  'SeasonDeleted',
  'SeasonRestored',
]);

/** Returns true when events of this type change all pages although they name a season. */
export const changesEverySeason = (type: string): boolean => everywhere.has(type);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Returns the season whose pages an event changes; null when it may change all pages. */
export const seasonOf = ({ type, data }: CompetitionEvent | Unreadable): number | null => {
  if (!('seasonId' in data) || !isId(data.seasonId)) return null;
  return everywhere.has(type) ? null : data.seasonId;
};
