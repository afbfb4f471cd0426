import { expect, test } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { nothingWords } from './words.ts';

const counts = { added: 0, corrected: 0, held: 0, unchanged: 0, refused: 0 };

test('states that the site has all games only when it has', () => {
  expect(nothingWords({ counts: { ...counts, unchanged: 3 }, deleted: 0 })).toBe(m.import_nothing());
  expect(nothingWords({ counts: { ...counts, refused: 2 }, deleted: 0 })).toBe(m.import_all_refused());
  expect(nothingWords({ counts, deleted: 0 })).toBe(m.import_none_taken());
  expect(nothingWords({ counts: { ...counts, unchanged: 2 }, deleted: 2 })).toBe(m.import_none_taken());
});
