import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, hasHiddenCharacters, normaliseText } from './text.ts';

describe('normaliseText', () => {
  test.each([
    ['an accent of its own', 'Que\u0301bec', 'Québec'],
    ['a non-breaking space', 'Coupe\u00A0Dodge', 'Coupe Dodge'],
    ['a narrow space before a sign', 'Coupe\u202F!', 'Coupe !'],
    ['a line of a spreadsheet', ' Les\tAigles \r\n', 'Les Aigles'],
    ['a soft hyphen and a zero-width space', 'Ri\u00ADmous\u200Bki', 'Rimouski'],
    ['a mark at the start of a file', '\uFEFFMatane', 'Matane'],
  ])('normalises %s', (_, written, expected) => expect(normaliseText(written)).toBe(expected));
});

test.each([
  'L’Entrepôt du Hockey',
  'Saint-Jérôme – Ste-Thérèse « A »',
  'ᐃᓄᒃᔪᐊᒃ',
  'Coyotes 🏒',
  'Family 👨‍👩‍👧‍👦 1️⃣ ❤️ 🏴‍☠️',
  'Việt Nam',
])('%s has no hidden characters', (text) => expect(hasHiddenCharacters(normaliseText(text))).toBe(false));

describe('hasHiddenCharacters', () => {
  test.each([
    ['a control character', 'Aigles\u0007'],
    ['a null character', 'Aigles\u0000'],
    ['a change of direction', 'Aigles \u202Ecod.exe'],
    ['an isolate', '\u2066Aigles\u2069'],
    ['a mark of direction', 'Aigles\u200F'],
    ['a joiner between letters', 'Ai\u200Dgles'],
    ['a joiner after an emoji alone', '🏒\u200D'],
    ['a variation of a letter', 'A\uFE0Figles'],
    ['a filler that looks like a space', 'Aigles\u3164'],
    ['a blank braille cell', 'Aigles\u2800'],
    ['a tag', 'Aigles\u{E0041}'],
    ['half of a character', 'Aigles\uD83C'],
    ['a code point that is no character', 'Aigles\uFFFF'],
    ['a heap of accents', `A${'\u0321'.repeat(5)}igles`],
  ])('finds %s', (_, text) => expect(hasHiddenCharacters(normaliseText(text))).toBe(true));
});

describe('cleanText', () => {
  test.each([
    ['zero-width spaces', 'Ri\u200Bmous\u2060ki'],
    ['soft hyphens', 'Ri\u00ADmouski'],
    ['changes of direction', 'Ri\u202Emous\u2066ki\u2069'],
    ['tags', 'Rimouski\u{E0041}\u{E007F}'],
    ['joiners between letters', 'Ri\u200Dmous\u200Cki'],
    ['fillers', 'Ri\u3164mous\u115Fki'],
    ['control characters', 'Ri\u0000mous\u0007ki'],
    ['halves of characters', 'Ri\uD83Cmouski'],
    ['heaps of accents', `R${'\u0321'.repeat(40)}imouski`],
  ])('removes %s', (_, text) => expect(cleanText(text)).toBe('Rimouski'));

  test('preserves emojis and line breaks', () => {
    const text = 'Bravo 👨‍👩‍👧‍👦 1️⃣ ❤️ 🏴‍☠️ 👩🏽‍🚀\n\nÀ demain\tMarie';
    expect(cleanText(text.replaceAll('\n\n', '\r\n\r\n\u200B\r\n'))).toBe(text);
    expect(hasHiddenCharacters(cleanLine(text))).toBe(false);
  });
});
