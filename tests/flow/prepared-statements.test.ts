import type { Pool, PoolClient } from 'pg';
import { sql } from 'kysely';
import { createStatementNames, prepareRepeated } from '@rondelle/infra/postgres/prepared.ts';
import { varying } from '@rondelle/projections/queries/sql/any-of.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openClient } from '@rondelle/infra/postgres/client.ts';
import { createDb, createPool } from '@rondelle/infra/postgres/pool.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';

let database: FreshDatabase;
let pool: Pool;
let serial = 0;
let table = '';

beforeAll(async () => {
  database = await freshDatabase();
  pool = createPool(database.url, { max: 1 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Each test has a table of its own, so that its texts are new to the process. */
beforeEach(async () => {
  serial += 1;
  table = `arena_${serial}`;
  await pool.query(
    `CREATE TABLE ${table} (id integer, name text); INSERT INTO ${table} VALUES (1, 'Verdun')`,
  );
});

const onOneClient = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};

const preparedTexts = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
  return rows.map(({ statement }) => statement).filter((text) => text.includes(table));
};

const read = () => pool.query(`SELECT * FROM ${table} WHERE id = $1`, [1]).then(({ rows }) => rows);

test('a statement is prepared the third time that its text is sent', async () => {
  await read();
  await read();
  expect(await preparedTexts()).toEqual([]);
  await read();
  await read();
  expect(await preparedTexts()).toHaveLength(1);
});

test('a query without parameters is prepared, a script of several statements is not', async () => {
  const query = `SELECT name FROM ${table}`;
  const script = `SELECT name FROM ${table}; SELECT id FROM ${table}`;
  for (const text of [query, query, query, script, script, script])
    await onOneClient((client) => client.query(text, []));
  expect(await preparedTexts()).toEqual([query]);
});

test('a query is planned again when a migration changed its columns', async () => {
  for (let time = 0; time < 4; time += 1) await read();
  await pool.query(`ALTER TABLE ${table} ADD COLUMN city text DEFAULT 'Montréal'`);
  expect(await read()).toEqual([{ id: 1, name: 'Verdun', city: 'Montréal' }]);
  await pool.query(`ALTER TABLE ${table} DROP COLUMN name`);
  for (let time = 0; time < 4; time += 1) expect(await read()).toEqual([{ id: 1, city: 'Montréal' }]);
});

test('a query by promise on one connection is planned again too', async () => {
  const readOnce = () =>
    onOneClient((client) => client.query(`SELECT * FROM ${table} WHERE id = $1`, [1])).then(
      ({ rows }) => rows,
    );
  for (let time = 0; time < 4; time += 1) await readOnce();
  await pool.query(`ALTER TABLE ${table} ADD COLUMN city text`);
  expect(await readOnce()).toEqual([{ id: 1, name: 'Verdun', city: null }]);
});

test('a transaction fails once with a query whose columns changed', async () => {
  for (let time = 0; time < 4; time += 1) await read();
  await pool.query(`ALTER TABLE ${table} ADD COLUMN city text`);
  const inTransaction = () =>
    onOneClient(async (client) => {
      await client.query('BEGIN');
      try {
        const { rows } = await client.query(`SELECT * FROM ${table} WHERE id = $1`, [1]);
        await client.query('COMMIT');
        return rows;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      }
    });
  await expect(inTransaction()).rejects.toThrow('cached plan must not change result type');
  expect(await inTransaction()).toEqual([{ id: 1, name: 'Verdun', city: null }]);
});

const divide = (by: number) => pool.query(`SELECT 1 / $1::integer AS share FROM ${table}`, [by]);

test('other errors of a prepared statement reach the caller', async () => {
  for (let time = 0; time < 4; time += 1) await divide(1);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(1)).rows).toEqual([{ share: 1 }]);
});

test('a limit is part of the text, in a query and in written SQL', () => {
  const db = createDb<Record<string, { id: number }>>(pool);
  const built = db.selectFrom('arena').select('id').where('id', '>', 4).limit(25).offset(50).compile();
  expect(built.sql).toBe('select "id" from "arena" where "id" > $1 limit 25 offset $2');
  const written = sql`SELECT id FROM arena WHERE id > ${4} LIMIT ${25 + 1} OFFSET ${50}`.compile(db);
  expect(written).toMatchObject({
    sql: 'SELECT id FROM arena WHERE id > $1 LIMIT 26 OFFSET $2',
    parameters: [4, 50],
  });
});

test('a limit that differs from call to call stays a parameter', () => {
  const db = createDb<Record<string, { id: number }>>(pool);
  const built = db.selectFrom('arena').select('id').limit(varying(3)).compile();
  expect(built).toMatchObject({ sql: 'select "id" from "arena" limit $1', parameters: [3] });
  const written = sql`SELECT id FROM arena LIMIT ${varying(3)}`.compile(db);
  expect(written).toMatchObject({ sql: 'SELECT id FROM arena LIMIT $1', parameters: [3] });
});

test('too many different statements are prepared again after a minute, and their plans are freed', async () => {
  let ms = 0;
  const names = createStatementNames({ most: 2, now: () => ms });
  const client = await openClient(database.url);
  prepareRepeated(client, names);
  const send = async (text: string) => {
    for (let time = 0; time < 4; time += 1) await client.query(text, [1]);
  };
  const prepared = async (): Promise<string[]> => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT name FROM pg_prepared_statements ORDER BY 1',
    );
    return rows.map(({ name }) => name);
  };
  try {
    await send('SELECT 1 + $1::integer');
    await send('SELECT 2 + $1::integer');
    await send('SELECT 3 + $1::integer');
    expect(await prepared()).toEqual(['s0.0', 's0.1']);
    ms = 60_000;
    await send('SELECT 3 + $1::integer');
    expect(await prepared()).toEqual(['s1.0']);
    await send('SELECT 1 + $1::integer');
    expect(await prepared()).toEqual(['s1.0', 's1.1']);
  } finally {
    await client.end();
  }
});
