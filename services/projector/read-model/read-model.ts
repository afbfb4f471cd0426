import { othersTurn } from '@rondelle/infra/turns.ts';
import type { Asides } from '@rondelle/projections/engine/asides.ts';
import { type Changes, isChange, type Change } from '@rondelle/projections/engine/derive.ts';
import type { MapKey } from '@rondelle/projections/engine/keys.ts';
import type { Plan } from '@rondelle/projections/engine/plan.ts';
import type { Table } from '@rondelle/projections/engine/table.ts';
import type { ClientBase } from 'pg';
import type { LogReader } from '../log-reader.ts';
import type { Sent } from './at-once.ts';
import type { GroupRows } from './group-rows.ts';
import { type Naming, writesOf } from './sql-rows.ts';

/** Where a batch is written: one connection in a transaction, the rows at hand, and what is set aside. */
export type ReadModel = {
  readonly client: ClientBase;
  readonly plan: Plan;
  readonly naming: Naming;
  readonly rows: GroupRows;
  readonly asides: Asides;
  readonly log: Pick<LogReader, 'readStream'>;
  /** Whether the rows of a season are looked at (0: of none): where they are others', so is what is set aside of them. */
  readonly isOwn: (seasonId: number) => boolean;
  /** Whether rows of a table are stored (by default all are); of others it is enough to know what has changed. */
  readonly isStored?: (table: Table) => boolean;
};

/** What a batch has changed so far, by the name of the view. */
export type Changed = Map<string, Changes>;

/** What differs of the rows that were looked at. */
export const onlyChanged = (table: Table, around: ReadonlyMap<MapKey, Change>): Changes =>
  new Map([...around].filter(([, change]) => isChange(table, change)));

/** Sends changes of a table on their way. */
export const write = async (
  { client, naming, rows, isStored }: ReadModel,
  { send }: Sent,
  table: Table,
  changes: Changes,
): Promise<void> => {
  if (isStored?.(table) === false) return;
  for (const ask of writesOf(client, table, naming(table.name), changes.values())) {
    await othersTurn();
    await send(ask);
  }
  // A row that is asked for from now on is read after it is written.
  await rows.written(table, changes);
};
