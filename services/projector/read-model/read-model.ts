import { yieldToOthers } from '@rondelle/infra/turns.ts';
import type { Quarantine } from '@rondelle/projections/views/engine/quarantine.ts';
import { type Changes, isChange, type Change } from '@rondelle/projections/views/engine/derive.ts';
import type { MapKey } from '@rondelle/projections/views/engine/keys.ts';
import type { Memories } from '@rondelle/projections/views/engine/memory.ts';
import type { Plan } from '@rondelle/projections/views/engine/plan.ts';
import type { Table } from '@rondelle/projections/views/engine/table.ts';
import type { ClientBase } from 'pg';
import type { LogReader } from '../log-reader.ts';
import type { Sent } from './pipeline.ts';
import type { GroupRows } from './group-rows.ts';
import { type Naming, writesOf } from './sql-rows.ts';

/** Target of a batch: one connection in a transaction, the cached rows, and the quarantine. */
export type ReadModel = {
  readonly client: ClientBase;
  readonly plan: Plan;
  readonly naming: Naming;
  readonly rows: GroupRows;
  readonly quarantine: Quarantine;
  readonly log: Pick<LogReader, 'readStream'>;
  /** Returns whether this shard reads the rows of a season (0: of none), and so decides on its quarantine. */
  readonly isOwn: (seasonId: number) => boolean;
  /** Returns whether rows of a table are written (default: all); for the others, only the changes are computed. */
  readonly isStored?: (table: Table) => boolean;
  /** True when slow views are noted for later instead of computed. */
  readonly defers?: boolean;
  /** State that views cache for their groups; none by default. */
  readonly memories?: Memories;
};

/** The changes of a batch so far, by the name of the view. */
export type Changed = Map<string, Changes>;

/** The rows that differ, among those that were read. */
export const onlyChanged = (table: Table, around: ReadonlyMap<MapKey, Change>): Changes =>
  new Map([...around].filter(([, change]) => isChange(table, change)));

/** Sends the changes of a table. */
export const write = async (
  { client, naming, rows, isStored }: ReadModel,
  { send }: Sent,
  table: Table,
  changes: Changes,
): Promise<void> => {
  if (isStored?.(table) === false) return;
  for (const statement of writesOf(client, table, naming(table.name), changes.values())) {
    await yieldToOthers();
    await send(statement);
  }
  // Only after sending: a row that is read from now on is read after its write.
  await rows.written(table, changes);
};
