import type { Decision } from '@rondelle/contracts/competition/vocabulary.ts';
import { emptyRow, type Row } from './rows.ts';

const pad = (text: string) => text.padStart(2, '0');

/** `2025-03-08`, `8/3/2025`, `08-03-2025`: the day first, unless that can only be the month. */
const dateIn = (cell: string): string | null => {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(cell);
  if (iso) return `${iso[1]}-${pad(iso[2] ?? '')}-${pad(iso[3] ?? '')}`;
  const local = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(cell);
  if (!local) return null;
  const [, first = '', second = '', year = ''] = local;
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
  return `${year}-${pad(month)}-${pad(day)}`;
};

const decisions: readonly (readonly [RegExp, Decision])[] = [
  [/^(pr|prol\.?|prolongation|ot|overtime)$/i, 'overtime'],
  [/^(tb|fus\.?|fusillade|tirs? de barrage|so|shoot-?out)$/i, 'shootout'],
];
const decisionIn = (cell: string): Decision | null =>
  decisions.find(([pattern]) => pattern.test(cell))?.[1] ?? null;

type Found = { date: string; goals: string[]; names: string[]; decidedIn: Decision };

/** Each cell says by itself what it is, so that the order of the columns does not matter. */
const readCell = (found: Found, cell: string): void => {
  const date = dateIn(cell);
  const score = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/.exec(cell);
  const decided = decisionIn(cell);
  if (date) found.date = date;
  else if (score) found.goals.push(score[1] ?? '', score[2] ?? '');
  else if (decided) found.decidedIn = decided;
  else if (/^\d{1,2}$/.test(cell)) found.goals.push(cell);
  else if (cell) found.names.push(cell);
};

const separatorOf = (text: string) => (text.includes('\t') ? '\t' : ';');
const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

const rowOf = (line: string, separator: string): Row | null => {
  const found: Found = { date: '', goals: [], names: [], decidedIn: 'regulation' };
  for (const cell of line.split(separator)) readCell(found, unquoted(cell));
  const [home = '', away = ''] = found.names;
  const [homeGoals = '', awayGoals = ''] = found.goals;
  // A heading has names only.
  if (!found.date && found.goals.length === 0) return null;
  return { ...emptyRow(found.date), home, away, homeGoals, awayGoals, decidedIn: found.decidedIn };
};

/** Rows copied from a spreadsheet (tabs) or a CSV file (semicolons); null where it is one cell of text only. */
export const parsePaste = (text: string): Row[] | null => {
  const separator = separatorOf(text);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!lines.some((line) => line.includes(separator))) return null;
  return lines.flatMap((line) => rowOf(line, separator) ?? []);
};
