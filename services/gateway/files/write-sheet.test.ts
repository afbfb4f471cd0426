import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { Sheet } from './sheets/sheet.ts';
import { writeSheet } from './write-sheet.ts';

const sheet: Sheet = {
  title: 'M13 AAA Côte-Nord: [2024/2025]',
  columns: [
    { key: 'team', name: 'Équipe' },
    { key: 'goal_difference', name: 'Différence de buts' },
    { key: 'city', name: 'Ville' },
  ],
  rows: [
    ['Phœnix de L’Anse-à-"Loup", Les', -4, null],
    ['=HYPERLINK("http://x")', 12, '@SUM(A1)'],
  ],
};

test('writes CSV in UTF-8 with no cell that a spreadsheet runs as a formula', () => {
  const { type, body } = writeSheet(sheet, 'csv');
  expect(type).toBe('text/csv; charset=utf-8');
  expect(parse(body, { bom: true })).toEqual([
    ['Équipe', 'Différence de buts', 'Ville'],
    ['Phœnix de L’Anse-à-"Loup", Les', '-4', ''],
    [`'=HYPERLINK("http://x")`, '12', `'@SUM(A1)`],
  ]);
});

test('writes numbers as numbers and texts as texts in XLSX', () => {
  const book = read(writeSheet(sheet, 'xlsx').body, { type: 'buffer' });
  expect(book.SheetNames).toEqual(['M13 AAA Côte-Nord   2024 2025']);
  const [first] = Object.values(book.Sheets);
  expect(first?.['A3']).toMatchObject({ t: 's', v: '=HYPERLINK("http://x")' });
  expect(first?.['A3'].f).toBeUndefined();
  expect(first?.['B2']).toMatchObject({ t: 'n', v: -4 });
  expect(utils.sheet_to_json(first ?? {}, { header: 1 })).toHaveLength(3);
});

test('names cells by their column key in JSON', () => {
  expect(JSON.parse(String(writeSheet(sheet, 'json').body))).toMatchObject({
    title: sheet.title,
    rows: [{ team: 'Phœnix de L’Anse-à-"Loup", Les', goal_difference: -4, city: null }, {}],
  });
});
