import { expect, test } from 'vitest';
import { partsOf as partsIn, placeOfLine, readingsOf, togetherOf } from './sheet-parts.ts';
import { firstError } from './sheet-errors.ts';

const span = { startsOn: '2026-08-15', endsOn: '2027-05-15' };
const sheet = (name: string, ...rows: string[]) => ({ name, rows: rows.map((row) => row.split(';')) });
const m11 = sheet('M11 AA', 'Date;Locale;Visiteuse', '2026-10-03;Loups;Lynx');
const m13 = sheet('M13', 'Date;Locale;Visiteuse;Catégorie', '2026-10-04;Titans;Aigles;M13 A');
const venues = sheet('Arénas', 'Aréna;Ville', 'Colisée;Magog');

const partsOf = (...sheets: readonly ReturnType<typeof sheet>[]) =>
  partsIn(sheets, readingsOf(sheets, span), span);
const league = { leagueId: '7', leagueName: 'M11 AA Estrie' };

test('imports the sheets that look like games, or the longest', () => {
  expect(partsOf(m11, m13, venues).map(({ reading }) => reading.isIncluded)).toEqual([true, true, false]);
  expect(partsOf(venues, sheet('Notes', 'a', 'b', 'c')).map(({ reading }) => reading.isIncluded)).toEqual([
    false,
    true,
  ]);
});

test('returns each row with its line and the league of its sheet, its own, or the name of its sheet', () => {
  const [first, second] = partsOf(m11, m13);
  if (!first || !second) throw new Error('two sheets are read');
  const leagueAndLine = (parts: readonly (typeof first)[]) =>
    togetherOf(parts).games.map(({ line, cells }) => {
      const place = placeOfLine(parts, line);
      return [{ at: place.part?.at, line: place.line }, cells.find((cell) => cell.startsWith('M1'))];
    });
  expect(leagueAndLine([first, second])).toEqual([
    [{ at: 0, line: 2 }, 'M11 AA'],
    [{ at: 1, line: 2 }, 'M13 A'],
  ]);
  const chosen = { ...first, reading: { ...first.reading, league } };
  expect(leagueAndLine([chosen])).toEqual([[{ at: 0, line: 2 }, 'M11 AA Estrie']]);
  expect(togetherOf([chosen, second]).leagues).toEqual([{ text: 'M11 AA Estrie', leagueId: 7 }]);
  // The season's only league is the default for a sheet.
  expect(togetherOf([first, second], league).leagues).toEqual([{ text: 'M11 AA Estrie', leagueId: 7 }]);
});

test('names the sheet that cannot be imported yet', () => {
  const parts = partsOf(m11, sheet('M15', 'Date;Locale;Visiteuse', '03/04/2027;Loups;Lynx'));
  const leagues = { rights: null, only: null };
  expect(firstError(parts, leagues)).toMatchObject({ at: 1, message: expect.stringContaining('M15') });
  // A single sheet needs a league; with several, the name of each can be that of its league.
  expect(firstError(parts.slice(0, 1), leagues)?.at).toBe(0);
  expect(firstError(partsOf(m11, m13), leagues)).toBeNull();
  const others = partsOf(m11, m13).map((part) => ({ ...part, reading: { ...part.reading, league } }));
  expect(firstError(others, { rights: [8], only: null })?.at).toBe(0);
  expect(firstError([], leagues)?.at).toBeNull();
});

test('numbers the lines of many sheets consecutively', () => {
  const many = Array.from({ length: 150 }, (_, at) =>
    sheet(`S${at}`, 'Date;Locale;Visiteuse', '2026-10-03;A;B'),
  );
  const parts = partsOf(...many);
  const last = togetherOf(parts).games.at(-1);
  expect(last?.line).toBe(300);
  expect(placeOfLine(parts, 300)).toMatchObject({ part: { at: 149 }, line: 2 });
  expect(placeOfLine(parts, 299)).toMatchObject({ part: { at: 149 }, line: 1 });
  expect(placeOfLine(parts, 298)).toMatchObject({ part: { at: 148 }, line: 2 });
});
