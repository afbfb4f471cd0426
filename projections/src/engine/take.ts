import { type Recorded, seasonOf, type Unreadable } from '@rondelle/contracts/log/event.ts';
import type { Row } from './any-view.ts';
import { type Asides, type Cause, isStream, type Part, type Shadow, type StreamAside } from './asides.ts';
import { type EntityRows, EventNotApplied, foldEvent, type Readers } from './fold.ts';
import { faultOf } from './sound.ts';
import { type Appended, createStaging, type Put, type Staging, unstorableAmong } from './staging.ts';
import { type MapKey, mapKey } from './keys.ts';
import { isOfSeason } from './table.ts';
import { topicsOfEvent, withTopics } from './topics.ts';

export type Entry = Recorded | Recorded<Unreadable>;
export const isReadable = (entry: Entry): entry is Recorded => entry.type !== 'Unreadable';

/** Whether an event would bring its thing into a season that is not its own (`mayChangeSeason`). */
export type IsForeign = (event: Recorded) => boolean;

/** Folds events into the rows of one part's views. */
export type Taker = {
  /**
   * Applies an event to all views of the part, or, where one of them cannot take it or a row could not be stored, sets
   * its stream aside from there on. Later events of the stream wait with it, until they leave rows that can be stored:
   * a correction or a deletion mends what was wrong before it.
   */
  readonly take: (entry: Entry) => void;
  /** Sets the stream aside although the event could be taken: the database refused a row. */
  readonly refuse: (entry: Entry, detail: string) => void;
};

export const seasonIn = (part: Part, entry: Entry): number =>
  part === 'catalogue' ? 0 : (seasonOf(entry) ?? 0);

const noShadow: Shadow = { puts: new Map(), appended: [] };
const causeOf = (error: unknown): Cause => {
  if (!(error instanceof EventNotApplied)) throw error;
  return { code: 'event/not-applied', detail: error.message };
};
const notStorable = (column: string): Cause => ({ code: 'row/not-storable', detail: column });

/** The shadow with what one more event makes of it: each row as it was before all that waits, and as it would be now. */
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

/** As nothing were known of them: what waits was never stored. */
const unknown = (appended: readonly Appended[]): readonly Appended[] =>
  appended.map(({ view, row }) => ({ view, row, like: undefined }));

/** Few are enough to know whose pages are late. */
const fewKeys = 8;

/** The rows that an event is about, as they stand. */
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
  /** What hinders the views from taking the entry; null where its rows are staged, over those that wait already. */
  readonly stage: (entry: Entry, over: Shadow | null) => Cause | null;
};

const createStager = (part: Part, readers: Readers, rows: EntityRows, isForeign: IsForeign): Stager => {
  let season: number | null = null;
  let shadow: Shadow | null = null;
  /** A row of another season is none: whoever writes that season may be ahead or behind. */
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
    const fault = faultOf(event) ?? (isForeign(event) ? 'its stream began in another season' : null);
    if (fault) throw new EventNotApplied(event, `the ${part}`, fault);
    foldEvent(readers, event, staging);
  };
  return {
    staging,
    stage: (entry, over) => {
      if (!isReadable(entry)) return { code: 'event/unreadable', detail: entry.data.why };
      try {
        fold(entry, over);
      } catch (error) {
        return causeOf(error);
      }
      return null;
    },
  };
};

/** Sets streams aside, and has further events of them wait. */
const createWaiting = (part: Part, readers: Readers, rows: EntityRows, asides: Asides) => {
  const topicsAround = (entry: Entry): readonly string[] =>
    topicsOfEvent(entry, rowsAbout(readers, rows, entry));
  return {
    begin: (entry: Entry, cause: Cause, over: Shadow | null): void =>
      asides.put({
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
    wait: (aside: StreamAside, entry: Entry, cause: Cause, over: Shadow | null): void =>
      asides.put({
        ...aside,
        waiting: aside.waiting + 1,
        cause,
        topics: withTopics(aside.topics, topicsAround(entry)),
        shadow: over,
      }),
  };
};

export const createTaker = (
  part: Part,
  readers: Readers,
  rows: EntityRows,
  asides: Asides,
  isForeign: IsForeign = () => false,
): Taker => {
  const { staging, stage } = createStager(part, readers, rows, isForeign);
  const { begin, wait } = createWaiting(part, readers, rows, asides);

  /** What waits with this event on top of it; written as soon as all rows that are left can be stored. */
  const join = (aside: StreamAside, entry: Entry, refused: Cause | null): void => {
    staging.clear();
    if (aside.shadow === undefined) throw new Error(`what waits in ${aside.thing} was not read again`);
    if (aside.shadow === null) return wait(aside, entry, aside.cause, null);
    const cause = stage(entry, aside.shadow);
    if (cause) return wait(aside, entry, cause, null);
    const now = extended(aside.shadow, staging);
    const left = putsOf(now).map((put) => ({ ...put, before: undefined }));
    const appended = unknown(now.appended);
    const column = unstorableAmong(
      left,
      appended.filter(({ view }) => view.kind !== 'history'),
    );
    if (column ?? refused) return wait(aside, entry, refused ?? notStorable(column ?? ''), now);
    // A version that nobody has seen and that cannot be stored is told by the log of changes alone.
    const storable = appended.filter((one) => unstorableAmong([], [one]) === null);
    commit(rows, putsOf(now), storable);
    asides.remove(aside);
  };

  const takeOrRefuse = (entry: Entry, refused: Cause | null): void => {
    const aside = asides.isEmpty() ? undefined : asides.get(part, seasonIn(part, entry), entry.stream);
    if (aside && isStream(aside)) return join(aside, entry, refused);
    staging.clear();
    const cause = stage(entry, null);
    if (cause) return begin(entry, cause, null);
    const column = unstorableAmong(staging.puts, staging.appended);
    if (column ?? refused)
      return begin(entry, refused ?? notStorable(column ?? ''), extended(noShadow, staging));
    commit(rows, staging.puts, staging.appended);
  };
  return {
    take: (entry) => takeOrRefuse(entry, null),
    refuse: (entry, detail) => takeOrRefuse(entry, { code: 'row/refused', detail }),
  };
};
