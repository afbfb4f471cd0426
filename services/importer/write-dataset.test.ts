import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { writeTable } from './write-dataset.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondelle-write-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const columns = ['name', 'difference'] as const;
const names = [
  '=HYPERLINK("http://x.test","Lynx")',
  '@SUM(A1)',
  '+1-418-555-0199',
  '-cmd',
  '＝1+1',
  "'=1+1",
  "''",
  "'s-Hertogenbosch",
  'Lynx de L’Anse-à-"Loup", Les',
];

test('a table contains no cell that a spreadsheet runs as a formula, and reads back unchanged', async () => {
  const rows = names.map((name, at) => ({ line: at + 2, values: { name, difference: String(at - 4) } }));
  await writeTable(folder, 'odd', columns, () => rows);
  const cells: string[][] = parse(await readFile(join(folder, 'odd.csv'), 'utf8'), { from_line: 2 });
  expect(cells.map(([name]) => name).filter((name) => /^[=＝@+-]/u.test(name ?? ''))).toEqual([]);
  expect(cells.map(([, difference]) => difference)).toEqual(rows.map(({ values }) => values.difference));
  const read = [];
  for await (const row of readCsv(join(folder, 'odd.csv'), columns))
    if ('values' in row) read.push(row.values);
  expect(read).toEqual(rows.map(({ values }) => values));
});

test('reports that a file cannot be written before all its rows have been read', async () => {
  const coming = Promise.withResolvers<void>();
  const rows = async function* () {
    await coming.promise;
    yield { line: 2, values: { name: 'Lynx', difference: '0' } };
  };
  const failed = expect(writeTable(join(folder, 'missing'), 'table', columns, rows)).rejects.toThrow(
    'ENOENT',
  );
  // By then the file has failed: others cannot be opened either.
  for (let other = 0; other < 20; other += 1)
    await expect(readFile(join(folder, 'missing', `${other}.json`))).rejects.toThrow('ENOENT');
  coming.resolve();
  await failed;
});
