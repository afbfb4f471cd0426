import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { withTextMark } from '@rondelle/contracts/csv-cell.ts';
import {
  type DatasetSource,
  gameColumns,
  type Rows,
  furtherTeamColumns,
  teamColumns,
} from './dataset-format.ts';

const needsQuotes = /[",\r\n]/;
const cell = (value: string): string => {
  const text = withTextMark(value);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows per write, so that it does not wait for the disk at every line. */
const rowsPerWrite = 2_000;

/** Writes rows as CSV (RFC 4180) with a header. Returns how many rows it wrote. */
const writeCsv = async <C extends string>(
  path: string,
  columns: readonly C[],
  rows: Rows<C>,
  onRows: (count: number) => void = () => undefined,
): Promise<number> => {
  const file = createWriteStream(path);
  const done = finished(file);
  let lines = [columns.join(',')];
  let count = 0;
  const flush = async () => {
    const text = `${lines.join('\n')}\n`;
    lines = [];
    if (!file.write(text)) await Promise.race([once(file, 'drain'), done]);
    onRows(count);
  };
  for await (const row of rows) {
    if ('broken' in row) continue;
    lines.push(columns.map((column) => cell(row.values[column])).join(','));
    count += 1;
    if (lines.length >= rowsPerWrite) await flush();
  }
  if (lines.length > 0) await flush();
  file.end();
  await done;
  return count;
};

/** Writes rows as a JSON array of objects, one per line. */
const writeJson = async <C extends string>(
  path: string,
  columns: readonly C[],
  rows: Rows<C>,
): Promise<void> => {
  const file = createWriteStream(path);
  const done = finished(file);
  let lines: string[] = [];
  let isFirst = true;
  const flush = async () => {
    const text = lines.join('');
    lines = [];
    if (!file.write(text)) await Promise.race([once(file, 'drain'), done]);
  };
  for await (const row of rows) {
    if ('broken' in row) continue;
    const object = Object.fromEntries(columns.map((column) => [column, row.values[column]]));
    lines.push(`${isFirst ? '[' : ','}\n${JSON.stringify(object)}`);
    isFirst = false;
    if (lines.length >= rowsPerWrite) await flush();
  }
  lines.push(isFirst ? '[]\n' : '\n]\n');
  await flush();
  file.end();
  await done;
};

/** Writes the same rows as CSV and as JSON, and reads them twice. Returns how many rows there are. */
export const writeTable = async <C extends string>(
  folder: string,
  name: string,
  columns: readonly C[],
  rows: () => Rows<C>,
): Promise<number> => {
  await writeJson(join(folder, `${name}.json`), columns, rows());
  return writeCsv(join(folder, `${name}.csv`), columns, rows());
};

/** Writes a dataset as a `hockey-dataset/1` folder, and replaces existing files. Returns how many games it has. */
export const writeDataset = async (
  source: DatasetSource,
  folder: string,
  onGames: (count: number) => void,
): Promise<number> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'dataset.json'), `${JSON.stringify(source.info, null, 2)}\n`);
  await writeCsv(join(folder, 'teams.csv'), [...teamColumns, ...furtherTeamColumns], source.teams());
  return writeCsv(join(folder, 'games.csv'), gameColumns, source.games(), onGames);
};
