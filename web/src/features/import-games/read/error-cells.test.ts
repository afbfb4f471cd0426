import { utils, write } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { isError } from '../../../lib/cells/is-error.ts';
import { gamesIn } from './games-in.ts';
import { recogniseColumns } from './guess-kinds.ts';
import { readWorkbook } from './read-workbook.ts';

const span = { startsOn: '2026-08-15', endsOn: '2027-05-15' };
const read = (rows: readonly (readonly string[])[]) =>
  gamesIn(rows, { ...recogniseColumns(rows, span), span }).games.map(({ cells }) =>
    cells.filter((cell) => cell !== '').join('|'),
  );
const head = ['Date', 'Locale', 'Visiteuse', 'Score', 'Aréna'];
const row = (values: readonly string[]) => read([head, values]);

test('sends a result that a workbook could not compute unchanged', () => {
  const sheet = utils.aoa_to_sheet([
    head,
    ['2026-11-14', 'Lynx', 'Titans', '4-1'],
    ['2026-11-15', 'Titans', 'Lynx'],
  ]);
  sheet['D3'] = { t: 'e', v: 0x17, w: '#REF!' };
  sheet['E3'] = { t: 'e', v: 0x2a, w: '#N/A' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Matchs');
  const bytes: Uint8Array = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }));
  const rows = readWorkbook(bytes)[0]?.rows ?? [];
  expect(rows[2]?.slice(3)).toEqual(['#REF!', '#N/A']);
  expect(read(rows)).toEqual(['2026-11-14|Lynx|Titans|4|1', '2026-11-15|Titans|Lynx|#REF!']);
});

test.each(['#REF!', '#N/A', '#N/D', '#VALEUR!', 'Err:502'])(
  'reads the error %s neither as a blank nor as a venue',
  (error) => {
    expect(isError(error)).toBe(true);
    expect(row(['2026-11-14', 'Lynx', 'Titans', error, ''])).toEqual([`2026-11-14|Lynx|Titans|${error}`]);
    expect(row([error, 'Lynx', 'Titans', '4-1', ''])).toEqual([`${error}|Lynx|Titans|4|1`]);
    expect(row(['2026-11-14', 'Lynx', error, '4-1', ''])).toEqual([`2026-11-14|Lynx|${error}|4|1`]);
    expect(row(['2026-11-14', 'Lynx', 'Titans', '4-1', error])).toEqual(['2026-11-14|Lynx|Titans|4|1']);
    // Formulas that were filled down below the games.
    expect(row(['2026-11-14', error, error, error, error])).toEqual([]);
  },
);

test.each(['#12', 'N/A', '-', 'Erreur'])('does not read %s as an error', (cell) => {
  expect(isError(cell)).toBe(false);
});
