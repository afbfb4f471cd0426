import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
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

/** Lines per write, so that the export does not wait for the disk at every line. */
const linesPerWrite = 2_000;

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk: string[] = [];
  for await (const line of lines) {
    chunk.push(line);
    if (chunk.length < linesPerWrite) continue;
    yield chunk.join('');
    chunk = [];
  }
  yield chunk.join('');
}

/** Writes lines into a file. Rejects at the first error of the file or of the lines, and closes the file. */
const writeLines = (path: string, lines: AsyncIterable<string>): Promise<void> =>
  pipeline(inChunks(lines), createWriteStream(path));

/** Writes rows as CSV (RFC 4180) with a header. Returns how many rows it wrote. */
const writeCsv = async <C extends string>(
  path: string,
  columns: readonly C[],
  rows: Rows<C>,
  onRows: (count: number) => void = () => undefined,
): Promise<number> => {
  let count = 0;
  const lines = async function* () {
    yield `${columns.join(',')}\n`;
    for await (const row of rows) {
      if ('broken' in row) continue;
      yield `${columns.map((column) => cell(row.values[column])).join(',')}\n`;
      count += 1;
      if (count % linesPerWrite === 0) onRows(count);
    }
  };
  await writeLines(path, lines());
  onRows(count);
  return count;
};

/** Writes rows as a JSON array of objects, one per line. */
const writeJson = <C extends string>(path: string, columns: readonly C[], rows: Rows<C>): Promise<void> => {
  const lines = async function* () {
    let isFirst = true;
    for await (const row of rows) {
      if ('broken' in row) continue;
      const object = Object.fromEntries(columns.map((column) => [column, row.values[column]]));
      yield `${isFirst ? '[' : ','}\n${JSON.stringify(object)}`;
      isFirst = false;
    }
    yield isFirst ? '[]\n' : '\n]\n';
  };
  return writeLines(path, lines());
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
