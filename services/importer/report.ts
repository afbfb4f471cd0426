import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvCell } from '@rondelle/contracts/csv-cell.ts';
import type { Rejection } from './errors.ts';
import type { ImportSummary } from './import-dataset.ts';
import { reasonText } from './messages.ts';
import { locale, m } from '@rondelle/infra/config/terminal-messages.ts';
import { type Counts, kinds } from './plan/stream-plan.ts';

const mostRejections = 20;
const columns: readonly (keyof Counts)[] = ['added', 'unchanged', 'corrected', 'rejected'];

/** Replaces control characters: a value comes from a file of unknown origin, and must not control the terminal. */
const harmless = (value: string): string => value.replaceAll(/[\p{Cc}\p{Cf}]/gu, '·');

/** Returns a table of counts, with a line for each kind that the dataset contains. */
export const summaryTable = ({ counts }: ImportSummary): string => {
  const number = new Intl.NumberFormat(locale);
  const rows = kinds
    .filter((kind) => columns.some((column) => counts[kind][column] > 0))
    .map((kind) => [
      m[`import/kind/${kind}`](),
      ...columns.map((column) => number.format(counts[kind][column])),
    ]);
  const table = [['', ...columns.map((column) => m[`import/count/${column}`]())], ...rows];
  const widths = ['', ...columns].map((_, i) => Math.max(...table.map((row) => (row[i] ?? '').length)));
  const cell = (text: string, i: number) =>
    i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0);
  return table.map((row) => row.map(cell).join('  ')).join('\n');
};

const rejectionLine = (rejection: Rejection): string => {
  const { file, line, column, value } = rejection;
  const where = [file, line > 0 ? m.import_line({ line }) : '', column]
    .filter((part) => part !== '')
    .join(', ');
  const displayed = rejection.reason === 'refused' ? '' : harmless(value);
  const parts = { where, reason: reasonText(rejection) };
  return displayed === ''
    ? m.import_rejected(parts)
    : m.import_rejected_value({ ...parts, value: displayed });
};

const firstOf = (title: string, rejections: readonly Rejection[]): string[] => {
  if (rejections.length === 0) return [];
  const rest = rejections.length - mostRejections;
  const more =
    rest > 0 ? [m.import_more_rejected({ count: new Intl.NumberFormat(locale).format(rest) })] : [];
  const displayed = rejections.slice(0, mostRejections).map(rejectionLine);
  return [title, ...displayed, ...more];
};

/**
 * Returns the first rejections and contradictions as text, with file, line, column and reason. Empty when there are
 * none.
 */
export const rejectionLines = ({ rejections, contradictions }: ImportSummary): string[] => [
  ...firstOf(m.import_rejected_rows(), rejections),
  ...firstOf(m.import_contradicted_rows(), contradictions),
];

/** Writes rejections as a CSV file. Returns its path. */
export const writeRejections = async (
  folder: string,
  name: string,
  rejections: readonly Rejection[],
): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const path = join(folder, `${name.replaceAll(/[^\p{L}\p{N}._-]/gu, '-')}-${stamp}.csv`);
  const lines = rejections.map((rejection) => {
    const { file, line, column, value, reason } = rejection;
    return [file, line, column, value, reason, reasonText(rejection)].map(csvCell).join(',');
  });
  await writeFile(path, ['file,line,column,value,reason,message', ...lines, ''].join('\n'));
  return path;
};
