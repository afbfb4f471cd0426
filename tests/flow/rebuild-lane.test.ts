import { int, table } from '@rondelle/projections/views/engine/table.ts';
import { openLane } from '@rondelle/projector/read-model/copy.ts';
import { expect, test } from 'vitest';
import { flowDatabase } from './flow-database.ts';

const database = flowDatabase();

const tableOf = <Name extends string>(name: Name) => table(name, { id: int }, { key: ['id'] });

test('a rebuild lane adds a table’s primary key while the next table’s rows are copied', async () => {
  const lane = await openLane(database.pool());
  const first = await lane.open(tableOf('lane_first'), 'lane_first');
  first.add({ id: 1 });
  first.add({ id: 1 });
  first.complete();
  const second = await lane.open(tableOf('lane_second'), 'lane_second');
  const refused = () =>
    second.drained().then(
      () => null,
      (error: unknown) => error,
    );
  await expect.poll(refused).toMatchObject({ code: '23505', constraint: 'lane_first_pkey' });
  lane.abandon();
});

test('a rebuild lane completes tables that get more rows later or were never marked as complete', async () => {
  const pool = database.pool();
  const lane = await openLane(pool);
  for (const id of [1, 2]) {
    const copy = await lane.open(tableOf('lane_twice'), 'lane_twice');
    copy.add({ id });
    if (id === 2) copy.complete();
    else copy.end();
  }
  const other = await lane.open(tableOf('lane_open'), 'lane_open');
  other.add({ id: 3 });
  other.end();
  await lane.finish();
  const { rows } = await pool.query(
    `SELECT indexname AS index FROM pg_indexes WHERE tablename IN ('lane_twice', 'lane_open') ORDER BY 1`,
  );
  expect(rows).toEqual([{ index: 'lane_open_pkey' }, { index: 'lane_twice_pkey' }]);
  const stored = await pool.query('SELECT id FROM lane_twice UNION ALL SELECT id FROM lane_open ORDER BY id');
  expect(stored.rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  await pool.query('DROP TABLE lane_twice, lane_open');
});
