import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './entry.ts';
import { inOrder } from './order.ts';

type Schema = DBSchema & { outbox: { key: string; value: Entry } };

let opened: Promise<IDBPDatabase<Schema>> | null = null;
const open = (): Promise<IDBPDatabase<Schema>> =>
  (opened ??= openDB<Schema>('rondelle', 1, {
    upgrade: (db) => void db.createObjectStore('outbox', { keyPath: 'commandId' }),
  }));

/** Fallback when the browser forbids IndexedDB: lasts as long as the page is open. */
let inMemory: readonly Entry[] | null = null;

/** Returns all entries in order. */
export const readEntries = async (): Promise<readonly Entry[]> => {
  if (inMemory) return inMemory;
  try {
    return inOrder(await (await open()).getAll('outbox'));
  } catch {
    return (inMemory ??= []);
  }
};

/** Changes the entries in one transaction, so that no tab and no worker sees a partial change. */
export const changeEntries = async (
  change: (entries: readonly Entry[]) => readonly Entry[],
): Promise<readonly Entry[]> => {
  await readEntries();
  if (inMemory) return (inMemory = change(inMemory));
  const transaction = (await open()).transaction('outbox', 'readwrite', { durability: 'strict' });
  const before = inOrder(await transaction.store.getAll());
  const after = change(before);
  const remaining = new Set(after.map(({ commandId }) => commandId));
  for (const { commandId } of before) if (!remaining.has(commandId)) void transaction.store.delete(commandId);
  for (const entry of after) if (!before.includes(entry)) void transaction.store.put(entry);
  await transaction.done;
  return after;
};
