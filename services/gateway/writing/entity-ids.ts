import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import type { IdSource } from '@rondelle/domain/ids.ts';
import type { WritingDb } from './tables.ts';

const idOf = async (db: WritingDb, commandId: string, kind: StreamKind): Promise<number | null> => {
  const row = await db
    .selectFrom('writing.written_commands')
    .select(['kind', 'entity_id'])
    .where('command_id', '=', commandId)
    .executeTakeFirst();
  // One command enters one thing: under the same id nothing else can be meant.
  if (row && row.kind !== kind) throw new DomainError('request/invalid', 'commandId');
  return row?.entity_id ?? null;
};

/** The id of what a command enters: a new one at first, the same one whenever the command is sent again, also at once. */
export const entityIdFor = async (
  db: WritingDb,
  ids: IdSource,
  commandId: string,
  kind: StreamKind,
): Promise<number> => {
  const fresh = { command_id: commandId, kind, entity_id: await ids.next(kind) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('writing.written_commands')
    .values(fresh)
    .onConflict((conflict) => conflict.column('command_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return fresh.entity_id;
  // The command was sent before: the id just drawn is nobody's, which is harmless.
  return (await idOf(db, commandId, kind)) ?? fresh.entity_id;
};
