import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { readWorkbook } from './read-workbook.ts';
import { unpackedSize } from './zip-size.ts';

const day = (text: string) => new Date(`${text}Z`);
const book = () => {
  const sheet = utils.aoa_to_sheet(
    [
      ['Calendrier'],
      [],
      ['Date', 'Heure', 'Locale', 'Score'],
      [day('2024-10-05T00:00:00'), 0.4375, ' Loups\u00A0de  Magog ', day('2024-02-01T00:00:00')],
      [day('2024-10-05T19:30:00'), null, 'Lynx', 4.5],
    ],
    { UTC: true, cellDates: true },
  );
  // Number format of a time.
  sheet['B4'].z = 'h:mm';
  const all = utils.book_new();
  utils.book_append_sheet(all, utils.aoa_to_sheet([[]]), 'Vide');
  utils.book_append_sheet(all, sheet, 'Matchs');
  return all;
};

test.each(['xlsx', 'ods'] as const)(
  'distinguishes dates and times from numbers in a workbook of type %s',
  (bookType) => {
    const bytes: Uint8Array = new Uint8Array(write(book(), { type: 'array', bookType, compression: true }));
    const [sheet, ...others] = readWorkbook(bytes);
    expect(others).toEqual([]);
    expect(sheet?.name).toBe('Matchs');
    expect(sheet?.rows.map((row) => row.join('|'))).toEqual([
      expect.stringMatching(/^Calendrier\|*$/),
      expect.stringMatching(/^\|*$/),
      'Date|Heure|Locale|Score',
      '2024-10-05|10:30|Loups de Magog|2024-02-01',
      '2024-10-05 19:30||Lynx|4.5',
    ]);
    expect(unpackedSize(bytes)).toBeGreaterThan(5_000);
  },
);

test('returns null as the unpacked size of a file that is not a ZIP', () => {
  expect(unpackedSize(new Uint8Array(100))).toBeNull();
});

test('distinguishes an old or encrypted workbook from an unreadable file', async () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
  expect(await readFile(new Blob([old]))).toEqual({ error: 'old-workbook' });
  expect(await readFile(new Blob([new Uint8Array([0, 1, 2, 0])]))).toEqual({ error: 'unreadable' });
});

test('does not read a PDF as text', async () => {
  expect(await readFile(new Blob(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\n']))).toEqual({
    error: 'unreadable',
  });
});

const bytesOf = (sheet: ReturnType<typeof utils.aoa_to_sheet>, date1904 = false): Uint8Array => {
  const all = utils.book_new();
  utils.book_append_sheet(all, sheet, 'Matchs');
  all.Workbook = { WBProps: { date1904 } };
  return new Uint8Array(write(all, { type: 'array', bookType: 'xlsx' }));
};
const rowsOf = (bytes: Uint8Array) => readWorkbook(bytes)[0]?.rows.map((row) => row.join('|'));

test('counts days from 1904 when the workbook does', () => {
  const sheet = utils.aoa_to_sheet([['Date'], [{ t: 'n', v: 44_838, z: 'yyyy-mm-dd' }]]);
  expect(rowsOf(bytesOf(sheet, true))).toEqual(['Date', '2026-10-05']);
  expect(rowsOf(bytesOf(sheet))).toEqual(['Date', '2022-10-04']);
});

test('reads a number with words in its format as displayed', () => {
  const sheet = utils.aoa_to_sheet([
    [
      { t: 'n', v: 13, z: '"M"0' },
      { t: 'n', v: 42, z: '0"-"0' },
      { t: 'n', v: 3, z: '0.00' },
      { t: 'n', v: 1234, z: '#,##0' },
    ],
  ]);
  expect(rowsOf(bytesOf(sheet))).toEqual(['M13|4-2|3|1234']);
});

test('repeats the text of vertically merged cells in each row, but not that of a merged title', () => {
  const sheet = utils.aoa_to_sheet([
    ['Calendrier', null, null],
    ['2026-10-03', 'Loups', 'Lynx'],
    [null, 'Titans', 'Béliers'],
  ]);
  sheet['!merges'] = [
    { s: { r: 0, c: 0 }, e: { r: 0, c: 2 } },
    { s: { r: 1, c: 0 }, e: { r: 2, c: 0 } },
  ];
  expect(rowsOf(bytesOf(sheet))).toEqual([
    'Calendrier',
    '2026-10-03|Loups|Lynx',
    '2026-10-03|Titans|Béliers',
  ]);
});
