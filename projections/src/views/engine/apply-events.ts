import { type Recorded, seasonOf, type Unreadable } from '@rondelle/contracts/log/event.ts';
import type { Row } from './any-view.ts';
import {
  type Quarantine,
  type Cause,
  isStream,
  type PartName,
  type Shadow,
  type QuarantinedStream,
} from './quarantine.ts';
import { type EntityRows, EventNotApplied, foldEvent, type Readers } from './fold.ts';
import { invalidReasonOf } from './event-checks.ts';
import { type Appended, createStaging, type Put, type Staging, unstorableAmong } from './staging.ts';
import { type MapKey, mapKey } from './keys.ts';
import { isOfSeason } from './table.ts';
import { topicsOfEvent, withTopics } from './topics.ts';

export type Entry = Recorded | Recorded<Unreadable>;
export const isReadable = (entry: Entry): entry is Recorded => entry.type !== 'Unreadable';

/** Returns whether an event would put its entity into a season that is not its own (see `mayChangeSeason`). */
export type IsForeign = (event: Recorded) => boolean;

/** Folds events into the rows of one part's views. */
export type EventApplier = {
  /**
   * Applies an event to all views of the part. Quarantines its stream from this event on when a view cannot apply it or
   * a row cannot be stored. Later events of the stream wait with it until the resulting rows can be stored: a
   * correction or a deletion repairs what was wrong before it.
   */
  readonly apply: (entry: Entry) => void;
  /** Quarantines the stream although its event could be applied, because the database refused a row. */
  readonly quarantine: (entry: Entry, detail: string) => void;
};

export const seasonIn = (part: PartName, entry: Entry): number =>
  part === 'catalogue' ? 0 : (seasonOf(entry) ?? 0);

const noShadow: Shadow = { puts: new Map(), appended: [] };
const causeOf = (error: unknown): Cause => {
  if (!(error instanceof EventNotApplied)) throw error;
  return { code: 'event/not-applied', detail: error.message };
};
const unreadable = (entry: Entry): Cause | null =>
  isReadable(entry) ? null : { code: 'event/unreadable', detail: entry.data.why };
const notStorable = (column: string): Cause => ({ code: 'row/not-storable', detail: column });

/** Adds an event's rows to a shadow: each row as it was before the first waiting event and as it would be now. */
const extended = (shadow: Shadow, { puts, appended }: Staging): Shadow => {
  const all = new Map([...shadow.puts].map(([view, rows]) => [view, new Map(rows)]));
  for (const put of puts) {
    const rows = all.get(put.view) ?? new Map<MapKey, Put>();
    const known = rows.get(put.key);
    all.set(put.view, rows.set(put.key, known ? { ...put, before: known.before } : put));
  }
  return { puts: all, appended: [...shadow.appended, ...appended] };
};

const putsOf = ({ puts }: Shadow): readonly Put[] => [...puts.values()].flatMap((rows) => [...rows.values()]);

/** Forgets the rows to compare with: waiting rows were never stored, so that all their columns must be checked. */
const unknown = (appended: readonly Appended[]): readonly Appended[] =>
  appended.map(({ view, row }) => ({ view, row, like: undefined }));

/** Number of keys by which late pages are found. */
const fewKeys = 8;

/** Returns the current rows that an event is about. */
const rowsAbout = (readers: Readers, rows: EntityRows, entry: Entry): (Row | undefined)[] => {
  if (!isReadable(entry)) return [];
  return (readers.get(entry.type) ?? []).flatMap(({ view, handler }) => {
    if (view.appendOnly) return [];
    try {
      return handler
        .keys(entry)
        .slice(0, fewKeys)
        .map((key) => rows.get(view, mapKey(key)));
    } catch {
      return [];
    }
  });
};

const commit = (rows: EntityRows, puts: readonly Put[], appended: readonly Appended[]): void => {
  for (const { view, key, before, after } of puts) if (before || after) rows.put(view, key, after);
  for (const { view, row } of appended) rows.append(view, row);
};

type Stager = {
  readonly staging: Staging;
  /** Stages the entry's rows on top of those that wait. Returns why the views cannot apply it, or null. */
  readonly stage: (entry: Entry, over: Shadow | null) => Cause | null;
};

const createStager = (part: PartName, readers: Readers, rows: EntityRows, isForeign: IsForeign): Stager => {
  let season: number | null = null;
  let shadow: Shadow | null = null;
  /** Hides a row of another season, because the shard that writes it may be ahead or behind. */
  const visible = (row: Row | undefined): Row | undefined =>
    row && season !== null && row['seasonId'] !== season ? undefined : row;
  const staging = createStaging({
    get: (view, key) => {
      const put = shadow?.puts.get(view)?.get(key);
      if (put) return put.after;
      const row = rows.get(view, key);
      return part === 'season' && isOfSeason(view.table) ? visible(row) : row;
    },
  });
  const fold = (event: Recorded, over: Shadow | null): void => {
    season = seasonOf(event);
    shadow = over;
    staging.clear();
    if (part === 'activity') return foldEvent(readers, event, staging);
    const error = invalidReasonOf(event) ?? (isForeign(event) ? 'its stream began in another season' : null);
    if (error) throw new EventNotApplied(event, `the ${part}`, error);
    foldEvent(readers, event, staging);
  };
  return {
    staging,
    stage: (entry, over) => {
      if (!isReadable(entry)) return unreadable(entry);
      try {
        fold(entry, over);
      } catch (error) {
        return causeOf(error);
      }
      return null;
    },
  };
};

/** Quarantines streams and adds further events to those that wait. */
const createWaiting = (part: PartName, readers: Readers, rows: EntityRows, quarantine: Quarantine) => {
  const topicsAround = (entry: Entry): readonly string[] =>
    topicsOfEvent(entry, rowsAbout(readers, rows, entry));
  return {
    begin: (entry: Entry, cause: Cause, over: Shadow | null): void =>
      quarantine.put({
        views: part,
        seasonId: seasonIn(part, entry),
        thing: entry.stream,
        position: entry.position,
        revision: entry.revision,
        since: entry.recordedAt,
        waiting: 1,
        cause,
        topics: topicsAround(entry),
        shadow: over,
      }),
    wait: (quarantined: QuarantinedStream, entry: Entry, cause: Cause, over: Shadow | null): void =>
      quarantine.put({
        ...quarantined,
        waiting: quarantined.waiting + 1,
        cause,
        topics: withTopics(quarantined.topics, topicsAround(entry)),
        shadow: over,
      }),
  };
};

export const createEventApplier = (
  part: PartName,
  readers: Readers,
  rows: EntityRows,
  quarantine: Quarantine,
  isForeign: IsForeign = () => false,
): EventApplier => {
  const { staging, stage } = createStager(part, readers, rows, isForeign);
  const { begin, wait } = createWaiting(part, readers, rows, quarantine);

  /** Adds an event to those that wait. Writes all their rows as soon as every remaining row can be stored. */
  const join = (quarantined: QuarantinedStream, entry: Entry, refused: Cause | null): void => {
    staging.clear();
    if (quarantined.shadow === undefined)
      throw new Error(`what waits in ${quarantined.thing} was not read again`);
    // The cause is the same, whether the waiting events were read again before an unreadable one or not.
    if (quarantined.shadow === null)
      return wait(quarantined, entry, unreadable(entry) ?? quarantined.cause, null);
    const cause = stage(entry, quarantined.shadow);
    if (cause) return wait(quarantined, entry, cause, null);
    const now = extended(quarantined.shadow, staging);
    const left = putsOf(now).map((put) => ({ ...put, before: undefined }));
    const appended = unknown(now.appended);
    const column = unstorableAmong(
      left,
      appended.filter(({ view }) => view.kind !== 'history'),
    );
    if (column ?? refused) return wait(quarantined, entry, refused ?? notStorable(column ?? ''), now);
    // Skips history versions that cannot be stored: nobody saw them, and the activity log still lists the change.
    const storable = appended.filter((one) => unstorableAmong([], [one]) === null);
    commit(rows, putsOf(now), storable);
    quarantine.remove(quarantined);
  };

  const applyOrQuarantine = (entry: Entry, refused: Cause | null): void => {
    const quarantined = quarantine.isEmpty()
      ? undefined
      : quarantine.get(part, seasonIn(part, entry), entry.stream);
    if (quarantined && isStream(quarantined)) return join(quarantined, entry, refused);
    staging.clear();
    const cause = stage(entry, null);
    if (cause) return begin(entry, cause, null);
    const column = unstorableAmong(staging.puts, staging.appended);
    if (column ?? refused)
      return begin(entry, refused ?? notStorable(column ?? ''), extended(noShadow, staging));
    commit(rows, staging.puts, staging.appended);
  };
  return {
    apply: (entry) => applyOrQuarantine(entry, null),
    quarantine: (entry, detail) => applyOrQuarantine(entry, { code: 'row/refused', detail }),
  };
};
