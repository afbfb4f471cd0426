import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { ownCommandId, type Sender } from '@rondelle/domain/command-ids.ts';
import type { IdSource } from '@rondelle/domain/ids.ts';
import type { WritingDb } from './tables.ts';
import { anyOf, varying } from '@rondelle/projections/queries/sql/any-of.ts';

type Entering = {
  readonly sender: Sender;
  readonly commandId: string;
  readonly kind: StreamKind;
  /** Called before a new id is drawn; throws when the sender may draw none. */
  readonly admit: () => Promise<void>;
};

/** The id issued under one of these command ids; earlier ones in the list take precedence. */
const idOf = async (
  db: WritingDb,
  commandIds: readonly string[],
  kind: StreamKind,
): Promise<number | null> => {
  const rows = await db
    .selectFrom('writing.written_commands')
    .select(['commandId', 'kind', 'entityId'])
    .where(anyOf('commandId', commandIds))
    .limit(varying(commandIds.length))
    .execute();
  const row = commandIds.flatMap((id) => rows.find(({ commandId }) => commandId === id) ?? [])[0];
  // One command creates one entity, so the same command id with another kind is an error.
  if (row && row.kind !== kind) throw new DomainError('request/invalid', 'commandId');
  return row?.entityId ?? null;
};

/** The id of the entity that a command creates. A retry of the command gets the same id, even when both run at once. */
export const entityIdFor = async (
  db: WritingDb,
  ids: IdSource,
  { sender, commandId, kind, admit }: Entering,
): Promise<number> => {
  const own = ownCommandId(sender, commandId);
  // Older rows have the bare command id, without the sender. Such commands may still be retried for a while.
  const issued = await idOf(db, [own, commandId.toLowerCase()], kind);
  if (issued !== null) return issued;
  await admit();
  const fresh = { commandId: own, kind, entityId: await ids.next(kind) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('writing.written_commands')
    .values(fresh)
    .onConflict((conflict) => conflict.column('commandId').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return fresh.entityId;
  // Another request with the same command inserted first. The id just drawn stays unused, which is harmless.
  return (await idOf(db, [own], kind)) ?? fresh.entityId;
};
