import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { sharedReadsOf } from '@rondelle/infra/postgres/shared-reads.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';

type Tables = { goals: { id: number; scored: number } };

let database: FreshDatabase;
let pool: ReturnType<typeof createPool>;
let sent: string[];
const readsOf = () => sharedReadsOf(createDb<Tables>(pool, (_, statement) => void sent.push(statement.sql)));
const goalsOf = (db: ReturnType<typeof readsOf>, id: number) =>
  db.selectFrom('goals').select('scored').where('id', '=', id).execute();

beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
  await pool.query('CREATE TABLE public.goals (id int PRIMARY KEY, scored int NOT NULL)');
});
beforeEach(async () => {
  sent = [];
  await pool.query('TRUNCATE public.goals');
  await pool.query('INSERT INTO public.goals VALUES (1, 2), (2, 4)');
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

describe('shared reads', () => {
  test('send a SELECT once for equal parameters, at once or later', async () => {
    const db = readsOf();
    const both = await Promise.all([goalsOf(db, 1), goalsOf(db, 1)]);
    expect([...both, await goalsOf(db, 1)]).toEqual(Array.from({ length: 3 }, () => [{ scored: 2 }]));
    expect(await goalsOf(db, 2)).toEqual([{ scored: 4 }]);
    expect(sent).toHaveLength(2);
  });

  test('give each caller a list of its own', async () => {
    const db = readsOf();
    (await goalsOf(db, 1)).pop();
    expect(await goalsOf(db, 1)).toEqual([{ scored: 2 }]);
  });

  test('see later changes when they belong to another response', async () => {
    await goalsOf(readsOf(), 1);
    await pool.query('UPDATE public.goals SET scored = 9');
    expect(await goalsOf(readsOf(), 1)).toEqual([{ scored: 9 }]);
  });

  test('fail for each caller when the SELECT fails', async () => {
    const db = readsOf();
    await pool.query('ALTER TABLE public.goals RENAME scored TO hidden');
    const results = await Promise.allSettled([goalsOf(db, 1), goalsOf(db, 1)]);
    await pool.query('ALTER TABLE public.goals RENAME hidden TO scored');
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('send raw statements and changes each time', async () => {
    const db = readsOf();
    const ticks = () => sql<{ at: string }>`SELECT clock_timestamp()::text AS at`.execute(db);
    expect((await ticks()).rows).not.toEqual((await ticks()).rows);
    const add = () =>
      db
        .updateTable('goals')
        .set(({ eb }) => ({ scored: eb('scored', '+', 1) }))
        .execute();
    await add();
    await add();
    expect(await goalsOf(db, 1)).toEqual([{ scored: 4 }]);
  });

  test('run a transaction on one connection, and roll it back', async () => {
    const db = readsOf();
    const failed = db.transaction().execute(async (tx) => {
      await tx.deleteFrom('goals').execute();
      expect(await goalsOf(tx, 1)).toEqual([]);
      throw new Error('undo');
    });
    await expect(failed).rejects.toThrow('undo');
    expect(await goalsOf(db, 1)).toEqual([{ scored: 2 }]);
  });
});
