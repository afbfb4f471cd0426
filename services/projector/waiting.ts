import { comparePositions, type Position, type Recorded, seasonOf } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import { EventFormatError } from '@rondelle/infra/eventlog/codec.ts';
import {
  type Quarantined,
  type Quarantine,
  isStream,
  type PartName,
  type QuarantinedStream,
} from '@rondelle/projections/views/engine/quarantine.ts';
import { mayChangeSeason } from '@rondelle/projections/views/engine/event-checks.ts';
import {
  type Entry,
  type IsForeign,
  isReadable,
  seasonIn,
} from '@rondelle/projections/views/engine/apply-events.ts';
import { isEvent, type LogReader } from './log-reader.ts';
import type { Part } from './part.ts';

type Streams = Pick<LogReader, 'readStream'>;

/** Safe cast: streams of the log have names of the product. */
const nameOf = (stream: string): StreamName => stream as StreamName;

const isFirstElsewhere = async (log: Streams, event: Recorded): Promise<boolean> => {
  try {
    for await (const first of log.readStream(nameOf(event.stream)))
      return isEvent(first) && isReadable(first) && seasonOf(first) !== seasonOf(event);
  } catch (error) {
    // The stream is then quarantined from its first event on.
    if (!(error instanceof EventFormatError)) throw error;
  }
  return false;
};

/** Finds the events that would move their entity into another season than the one in which its stream began. */
export const foreignAmong = async (log: Streams, entries: readonly Entry[]): Promise<IsForeign> => {
  const foreign = new Set<string>();
  for (const event of entries)
    if (isReadable(event) && mayChangeSeason(event) && (await isFirstElsewhere(log, event)))
      foreign.add(event.position);
  return ({ position }) => foreign.has(position);
};

/** The waiting events of a stream before a position (null: all); null when one of them is unreadable. */
const readWaiting = async (
  log: Streams,
  { name, takes }: Part,
  { thing, revision, seasonId }: QuarantinedStream,
  before: Position | null,
): Promise<readonly Entry[] | null> => {
  const waiting: Entry[] = [];
  try {
    for await (const entry of log.readStream(nameOf(thing), revision)) {
      if (before !== null && comparePositions(entry.position, before) >= 0) break;
      if (isEvent(entry) && takes(entry) && seasonIn(name, entry) === seasonId) waiting.push(entry);
    }
  } catch (error) {
    if (error instanceof EventFormatError) return null;
    throw error;
  }
  return waiting;
};

/** A quarantined stream, with the events to fold again. */
export type Waiting = { readonly item: QuarantinedStream; readonly entries: readonly Entry[] };

const keyOf = (seasonId: number, stream: string): string => `${seasonId} ${stream}`;

/** The waiting events of quarantined streams with events in this batch: the stream may now be complete. */
export const waitingBefore = async (
  log: Streams,
  asides: Quarantine,
  part: Part,
): Promise<readonly Waiting[]> => {
  if (asides.isEmpty()) return [];
  const firsts = new Map<string, Position>();
  for (const entry of part.events) {
    const key = keyOf(seasonIn(part.name, entry), entry.stream);
    if (!firsts.has(key)) firsts.set(key, entry.position);
  }
  const found: Waiting[] = [];
  for (const aside of asides.all()) {
    if (!isStream(aside) || aside.views !== part.name || aside.shadow !== undefined) continue;
    const before = firsts.get(keyOf(aside.seasonId, aside.thing));
    if (before === undefined) continue;
    const entries = await readWaiting(log, part, aside, before);
    if (entries) found.push({ item: aside, entries });
    else asides.put({ ...aside, shadow: null });
  }
  return found;
};

/** The waiting events of a stream to retry, up to the position of the views, for the part that quarantined it. */
export const waitingOf = async (
  log: Streams,
  parts: readonly Part[],
  item: Quarantined,
  upTo: Position,
): Promise<ReadonlyMap<PartName, readonly Waiting[]>> => {
  const part = parts.find(({ name }) => name === item.views);
  if (!part || !isStream(item)) return new Map();
  const entries = await readWaiting(log, part, item, null);
  const reached = entries?.filter(({ position }) => comparePositions(position, upTo) <= 0);
  return new Map(reached ? [[part.name, [{ item, entries: reached }]]] : []);
};
