import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import {
  type DatasetSource,
  gameColumns,
  type Rows,
  furtherTeamColumns,
  teamColumns,
} from '@rondelle/importer/dataset-format.ts';

const needsQuotes = /[",\r\n]/;
const cell = (value: string): string =>
  needsQuotes.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** Rows of one write: fewer would wait for the disk at every line. */
const rowsPerWrite = 2_000;

const writeCsv = async <C extends string>(
  path: string,
  columns: readonly C[],
  rows: Rows<C>,
  onRows: (count: number) => void,
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

/** Writes a dataset as a `hockey-dataset/1` folder; answers how many games it holds. Existing files are replaced. */
export const writeDataset = async (
  source: DatasetSource,
  folder: string,
  onGames: (count: number) => void,
): Promise<number> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'dataset.json'), `${JSON.stringify(source.info, null, 2)}\n`);
  await writeCsv(
    join(folder, 'teams.csv'),
    [...teamColumns, ...furtherTeamColumns],
    source.teams(),
    () => undefined,
  );
  return writeCsv(join(folder, 'games.csv'), gameColumns, source.games(), onGames);
};
