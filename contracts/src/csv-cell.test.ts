import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, withoutTextMark, withTextMark } from './csv-cell.ts';

test.each([
  ['-4', '-4'],
  ['Les Loups', 'Les Loups'],
  ['Aréna A; glace 2 - nord', 'Aréna A; glace 2 - nord'],
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  // Spreadsheets in French separate cells by semicolons, and take quotes inside a line as text.
  ['Loups;=1+1;', "Loups;'=1+1;"],
  ['Loups; @SUM(A1)', "Loups;' @SUM(A1)"],
  ["Loups;\t'=1+1", "Loups;\t''=1+1"],
  ['=1;=2', "'=1;'=2"],
  ['-1;-2', "'-1;'-2"],
])('writes %s so that no spreadsheet runs a formula, and reads it back', (text, written) => {
  expect(withTextMark(text)).toBe(written);
  expect(withoutTextMark(written)).toBe(text);
  expect(csvCell(text)).toBe(`"${written}"`);
});

test('parses every written text back unchanged', () => {
  const parts = fc.constantFrom(';', '\t', '\n', '=', '+', '-', '@', "'", ' ', 'a', '1', '"', '＝');
  fc.assert(
    fc.property(fc.string({ unit: parts, maxLength: 12 }), (text) => {
      expect(withoutTextMark(withTextMark(text))).toBe(text);
      for (const separator of [';', '\t'])
        for (const cell of withTextMark(text).split(separator).slice(1))
          expect(cell).not.toMatch(/^ *[=+\-@＝]/);
    }),
    { numRuns: 500 },
  );
});
