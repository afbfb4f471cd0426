import { DomainError } from '@rondelle/contracts/errors.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { ownCommandId, type Sender } from '@rondelle/domain/command-ids.ts';
import type { IdSource } from '@rondelle/domain/ids.ts';
import type { WritingDb } from './tables.ts';

type Entering = { readonly sender: Sender; readonly commandId: string; readonly kind: StreamKind };

/** The id that was given under one of these command ids, the first of them before the others. */
const idOf = async (
  db: WritingDb,
  commandIds: readonly string[],
  kind: StreamKind,
): Promise<number | null> => {
  const rows = await db
    .selectFrom('writing.written_commands')
    .select(['commandId', 'kind', 'entityId'])
    .where('commandId', 'in', commandIds)
    .limit(commandIds.length)
    .execute();
  const row = commandIds.flatMap((id) => rows.find(({ commandId }) => commandId === id) ?? [])[0];
  // One command enters one thing: under the same id nothing else can be meant.
  if (row && row.kind !== kind) throw new DomainError('request/invalid', 'commandId');
  return row?.entityId ?? null;
};

/** The id of what a command enters: a new one at first, the same one whenever the command is sent again, also at once. */
export const entityIdFor = async (
  db: WritingDb,
  ids: IdSource,
  { sender, commandId, kind }: Entering,
): Promise<number> => {
  const own = ownCommandId(sender, commandId);
  // Under the bare id stand commands of before senders were told apart, which may be sent again for a while.
  const given = await idOf(db, [own, commandId.toLowerCase()], kind);
  if (given !== null) return given;
  const fresh = { commandId: own, kind, entityId: await ids.next(kind) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('writing.written_commands')
    .values(fresh)
    .onConflict((conflict) => conflict.column('commandId').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return fresh.entityId;
  // Another request of the same command was first: the id just drawn is nobody's, which is harmless.
  return (await idOf(db, [own], kind)) ?? fresh.entityId;
};
