import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { AnyEntityView, AnyHistoryView, Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Groups } from '@rondelle/projections/views/engine/derive.ts';
import { type EntityRows, keysRead, type Readers } from '@rondelle/projections/views/engine/fold.ts';
import type { MapKey } from '@rondelle/projections/views/engine/keys.ts';
import { isStorableKey } from '@rondelle/projections/views/engine/storable.ts';
import {
  createEventApplier,
  isReadable,
  type EventApplier,
} from '@rondelle/projections/views/engine/apply-events.ts';
import type { Part } from './part.ts';
import { pipelineQueries, type Sent } from './read-model/pipeline.ts';
import { type Changed, onlyChanged, type ReadModel, write } from './read-model/read-model.ts';
import { foreignAmong, type Waiting, waitingBefore } from './waiting.ts';

type Around = { before: Row | undefined; after: Row | undefined };
type Loaded = ReadonlyMap<AnyEntityView, Map<MapKey, Around>>;
/** A part with its loaded rows and the applier of its events. */
export type Folding = {
  readonly part: Part;
  readonly applier: EventApplier;
  readonly entities: Loaded;
  readonly appended: ReadonlyMap<AnyEntityView | AnyHistoryView, Row[]>;
};

/** Loads every row that the events read; `before` and `after` start out the same. */
const loadEntities = async (
  model: ReadModel,
  readers: Readers,
  events: readonly Recorded[],
): Promise<Loaded> => {
  const entities = new Map<AnyEntityView, Map<MapKey, Around>>();
  const load = async ([view, keys]: readonly [AnyEntityView, Groups]) => {
    const { table } = view;
    const selection = { table, groupColumns: [table.key], columns: null };
    const known = new Map([...keys].filter(([, key]) => isStorableKey(table, key)));
    const found = await model.rows.load(model.client, selection, known);
    const around = new Map<MapKey, Around>();
    for (const [id, [row]] of found) around.set(id, { before: row, after: row });
    entities.set(view, around);
  };
  await pipelineQueries(
    model.client,
    [...keysRead(readers, events)].map((one) => () => load(one)),
  );
  return entities;
};

/** Loads the rows that the part's events read, and folds the events that wait before them. */
export const beginFolding = async (
  model: ReadModel,
  part: Part,
  retried: readonly Waiting[],
): Promise<Folding> => {
  const waiting = [...retried, ...(await waitingBefore(model.log, model.quarantine, part))];
  const entries = [...waiting.flatMap((one) => one.entries), ...part.events];
  const isForeign = await foreignAmong(model.log, part.name === 'season' ? entries : []);
  const entities = await loadEntities(model, part.readers, entries.filter(isReadable));
  const appended = new Map<AnyEntityView | AnyHistoryView, Row[]>();
  const rows: EntityRows = {
    get: (view, key) => entities.get(view)?.get(key)?.after,
    put: (view, key, row) => {
      const around = entities.get(view)?.get(key);
      if (!around) throw new Error(`${view.name} was not asked for the row ${String(key)}`);
      around.after = row;
    },
    append: (view, row) => {
      const list = appended.get(view);
      if (list) list.push(row);
      else appended.set(view, [row]);
    },
  };
  const applier = createEventApplier(part.name, part.readers, rows, model.quarantine, isForeign);
  for (const { item: aside, entries } of waiting) {
    model.quarantine.remove(aside);
    for (const entry of entries) applier.apply(entry);
  }
  return { part, applier, entities, appended };
};

/** Writes the rows that the events have changed. */
export const writeFolded = async (
  model: ReadModel,
  sent: Sent,
  { entities, appended }: Folding,
  changed: Changed,
) => {
  for (const [view, around] of entities) {
    const changes = onlyChanged(view.table, around);
    await write(model, sent, view.table, changes);
    changed.set(view.name, changes);
  }
  for (const [view, rows] of appended) {
    const changes = new Map(rows.map((after, i) => [i, { before: undefined, after }]));
    await write(model, sent, view.table, changes);
  }
};
