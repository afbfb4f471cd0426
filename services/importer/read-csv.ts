import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { withoutTextMark } from '@rondelle/contracts/csv-cell.ts';
import { CsvError, type Info, parse } from 'csv-parse';
import type { BrokenRow, SourceRow } from './dataset-format.ts';
import { DatasetError } from './errors.ts';
import { Utf8Guard } from './utf8-guard.ts';

/** Larger files are refused unless the user raises the limit: memory stays under about 1 GB up to 300 MB. */
export const defaultMaxMegabytes = 100;
/** A longer row means that a quote was never closed. In characters. */
const longestRow = 20_000;

type Parsed = { readonly record: readonly string[]; readonly info: Info };

/** Throws `DatasetError` where the file is missing or larger than the limit. */
export const checkFile = async (path: string, maxMegabytes: number): Promise<void> => {
  const file = basename(path);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new DatasetError({ code: 'missing-file', file });
  const megabytes = Math.ceil(found.size / 1_000_000);
  if (megabytes > maxMegabytes)
    throw new DatasetError({ code: 'file-too-big', file, megabytes, limit: maxMegabytes });
};

/**
 * Returns the index of each column in the header, or -1 for a missing optional one. Other columns are ignored. Throws
 * `DatasetError` when a needed column is missing.
 */
const placesOf = (
  file: string,
  needed: readonly string[],
  further: readonly string[],
  header: readonly string[],
): number[] => {
  // French spreadsheets separate columns with semicolons. Read as commas, a name with a comma would become two values.
  if (header.length === 1 && header[0]?.includes(';')) throw new DatasetError({ code: 'semicolons', file });
  const titles = header.map((title) => title.trim());
  const missing = needed.filter((column) => !titles.includes(column));
  if (missing.length > 0) throw new DatasetError({ code: 'missing-columns', file, columns: missing });
  return [...needed, ...further].map((column) => titles.indexOf(column));
};

type RowReader<C extends string> = (row: Parsed) => SourceRow<C> | BrokenRow;

const lineBreaksIn = (record: readonly string[]): number =>
  record.reduce((sum, value) => (value.includes('\n') ? sum + value.split('\n').length - 1 : sum), 0);

const rowReader = <C extends string>(
  columns: readonly C[],
  places: readonly number[],
  width: number,
): RowReader<C> => {
  return ({ record, info }) => {
    // No value of the format spans lines, so a line break means that a stray quote has swallowed rows.
    const breaks = lineBreaksIn(record);
    const line = info.lines - breaks;
    if (breaks > 0) return { line, broken: 'malformed-row', text: `${line}–${info.lines}` };
    if (record.length !== width)
      return { line, broken: 'wrong-number-of-columns', text: String(record.length) };
    const values = {} as Record<C, string>;
    for (let i = 0; i < columns.length; i += 1)
      values[columns[i] as C] = withoutTextMark((record[places[i] as number] ?? '').trim());
    return { line, values };
  };
};

const asDatasetError = (file: string, error: unknown): unknown =>
  error instanceof CsvError
    ? new DatasetError({ code: 'malformed-csv', file, line: Number(error['lines'] ?? 0) })
    : error;

/**
 * Streams the rows of a CSV file (RFC 4180, UTF-8 with or without a byte order mark) in the requested columns.
 * `further` columns are empty when the file does not have them. Returns a malformed row as a `BrokenRow`, and
 * continues. Throws `DatasetError` when the whole file cannot be used.
 */
export async function* readCsv<C extends string>(
  path: string,
  needed: readonly C[],
  further: readonly C[] = [],
): AsyncGenerator<SourceRow<C> | BrokenRow> {
  const file = basename(path);
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    // Spreadsheets leave rows of commas only, which are skipped. Skipped lines still count in line numbers.
    skip_records_with_empty_values: true,
    relax_quotes: true,
    max_record_size: longestRow,
  });
  // Errors of every stage are thrown where the rows are read, so the callback has nothing to do.
  const rows = pipeline(createReadStream(path), new Utf8Guard(file), parser, () => undefined);
  const columns = [...needed, ...further];
  let read: RowReader<C> | null = null;
  try {
    for await (const row of rows as AsyncIterable<Parsed>) {
      if (read) yield read(row);
      else read = rowReader(columns, placesOf(file, needed, further, row.record), row.record.length);
    }
  } catch (error) {
    throw asDatasetError(file, error);
  }
  if (!read) throw new DatasetError({ code: 'empty-file', file });
}
