import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import {
  type AnyDerivedView,
  type AnyView,
  type Row,
  sourcesOf,
} from '@rondelle/projections/engine/any-view.ts';
import { computeGroup } from '@rondelle/projections/engine/derive.ts';
import { foldEvent } from '@rondelle/projections/engine/fold.ts';
import type { MapKey } from '@rondelle/projections/engine/keys.ts';
import type { Plan } from '@rondelle/projections/engine/plan.ts';
import type { Key } from '@rondelle/projections/engine/view.ts';
import { isEvent, type LogReader } from '../log-reader.ts';
import type { TableWriter } from '../read-model/copy.ts';
import { touchedBy } from '../state.ts';
import { createMemoryRows, type MemoryRows } from './memory-rows.ts';
import { writeAll, type Writers } from './writers.ts';

export type Filled = { readonly position: Position; readonly versions: Map<number, Position> };
type Fill = {
  readonly log: LogReader;
  readonly plan: Plan;
  readonly writers: Writers;
  /** Stop after this position; without it, read to the head. */
  readonly until: Position | null;
};

const isStreamed = (view: AnyView): boolean =>
  view.kind === 'history' || (view.kind === 'entity' && view.appendOnly);

/** Reads the log once. Rows that nothing reads back go to the database at once; the others stay in memory. */
const foldLog = async (
  { log, plan, until }: Fill,
  rows: MemoryRows,
  streamed: Iterable<TableWriter>,
): Promise<Filled> => {
  const versions = new Map<number, Position>();
  let position = origin;
  for await (const page of log.readAll(origin)) {
    const entries = until ? page.filter((entry) => comparePositions(entry.position, until) <= 0) : page;
    const events = entries.filter(isEvent);
    for (const event of events) foldEvent(plan.readers, event, rows);
    touchedBy(events, versions);
    position = entries.at(-1)?.position ?? position;
    for (const writer of streamed) await writer.drained();
    if (entries.length < page.length) break;
  }
  return { position, versions };
};

const groupsToCompute = (view: AnyDerivedView, rows: MemoryRows): ReadonlyMap<MapKey, Key> => {
  const groups = new Map<MapKey, Key>();
  for (const source of Object.values(view.from))
    for (const [id, { group }] of rows.grouped(source)) if (!groups.has(id)) groups.set(id, group);
  return groups;
};

/** Computes each group once. Rows are kept only where another view reads them. */
const derive = async (
  view: AnyDerivedView,
  rows: MemoryRows,
  writer: TableWriter,
  isRead: boolean,
): Promise<void> => {
  const kept: Row[] = [];
  for (const group of groupsToCompute(view, rows).values()) {
    const computed = computeGroup(view, group, (source, id) => rows.grouped(source).get(id)?.rows);
    if (isRead) kept.push(...computed);
    for (const row of computed) writer.add(row);
    await writer.drained();
  }
  if (isRead) rows.keep(view, kept);
};

/** Names of the views that some view after this place reads. */
const readAfter = (views: readonly AnyView[], place: number): ReadonlySet<string> =>
  new Set(views.slice(place + 1).flatMap(sourcesOf));

/** Fills the `_next` table of every view of the plan from the log, up to the answered position. */
export const fillTables = async (fill: Fill): Promise<Filled> => {
  const { views } = fill.plan;
  const streamed = new Map<string, TableWriter>();
  for (const view of views.filter(isStreamed)) streamed.set(view.name, await fill.writers.open(view));
  const rows = createMemoryRows((view, row) => streamed.get(view.name)?.add(row));
  const filled = await foldLog(fill, rows, streamed.values());
  for (const writer of streamed.values()) fill.writers.close(writer);

  for (const [place, view] of views.entries()) {
    if (isStreamed(view)) continue;
    const later = readAfter(views, place);
    const writer = await fill.writers.open(view);
    if (view.kind === 'derived') await derive(view, rows, writer, later.has(view.name));
    else await writeAll(writer, rows.all(view));
    fill.writers.close(writer);
    for (const done of [view.name, ...sourcesOf(view)]) if (!later.has(done)) rows.release(done);
  }
  await fill.writers.settled();
  return filled;
};
