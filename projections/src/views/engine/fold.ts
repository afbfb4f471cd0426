import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { AnyEntityView, AnyHandler, AnyHistoryView, AnyView, Row } from './any-view.ts';
import { type MapKey, mapKey } from './keys.ts';
import type { Key } from './view.ts';

/** Rows of entity views that a fold reads and writes. Rows of append-only and history views are only appended. */
export interface EntityRows {
  get(view: AnyEntityView, key: MapKey): Row | undefined;
  put(view: AnyEntityView, key: MapKey, row: Row | undefined): void;
  append(view: AnyEntityView | AnyHistoryView, row: Row): void;
}

type Reader = {
  readonly view: AnyEntityView;
  readonly handler: AnyHandler;
  readonly histories: readonly AnyHistoryView[];
};
/** The views that read each event type. */
export type Readers = ReadonlyMap<string, readonly Reader[]>;

export const readersOf = (views: readonly AnyView[]): Readers => {
  const readers = new Map<string, Reader[]>();
  for (const view of views) {
    if (view.kind !== 'entity') continue;
    const histories = views.filter((other) => other.kind === 'history' && other.of.name === view.name);
    for (const [type, handler] of Object.entries(view.on)) {
      if (!handler) continue;
      const reader: Reader = {
        view,
        handler,
        histories: histories.filter((other) => other.kind === 'history'),
      };
      readers.set(type, [...(readers.get(type) ?? []), reader]);
    }
  }
  return readers;
};

/** Thrown when a view cannot apply an event. */
export class EventNotApplied extends Error {
  override name = 'EventNotApplied';
  readonly position: string;
  readonly eventType: string;

  constructor(event: Recorded, view: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${view} cannot take ${event.type} at position ${event.position}: ${why}`, { cause });
    this.position = event.position;
    this.eventType = event.type;
  }
}

const applyTo = ({ view, handler, histories }: Reader, event: Recorded, key: Key, rows: EntityRows): void => {
  const id = mapKey(key);
  const before = view.appendOnly ? undefined : rows.get(view, id);
  const after = handler.evolve(before, event, key);
  if (after === undefined) return;
  if (!view.appendOnly) rows.put(view, id, after ?? undefined);
  else if (after) rows.append(view, after);
  for (const history of histories) {
    const version = history.versionOf(event, before, after);
    if (version) rows.append(history, version);
  }
};

/** Applies one event to the rows of every view that reads it. Throws `EventNotApplied` when a view cannot. */
export const foldEvent = (readers: Readers, event: Recorded, rows: EntityRows): void => {
  for (const reader of readers.get(event.type) ?? []) {
    try {
      for (const key of reader.handler.keys(event)) applyTo(reader, event, key, rows);
    } catch (cause) {
      throw new EventNotApplied(event, reader.view.name, cause);
    }
  }
};

/** Returns no keys when the handler throws: the fold then throws the same error. */
const keysOf = (handler: AnyHandler, event: Recorded): readonly Key[] => {
  try {
    return handler.keys(event);
  } catch {
    return [];
  }
};

/** Returns the keys of the rows that the events read, by view, so that a store can load them before the fold. */
export const keysRead = (
  readers: Readers,
  events: readonly Recorded[],
): Map<AnyEntityView, Map<MapKey, Key>> => {
  const wanted = new Map<AnyEntityView, Map<MapKey, Key>>();
  for (const event of events) {
    for (const { view, handler } of readers.get(event.type) ?? []) {
      if (view.appendOnly) continue;
      const keys = wanted.get(view) ?? new Map<MapKey, Key>();
      for (const key of keysOf(handler, event)) keys.set(mapKey(key), key);
      wanted.set(view, keys);
    }
  }
  return wanted;
};
