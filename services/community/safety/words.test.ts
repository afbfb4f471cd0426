import { expect, test } from 'vitest';
import { plainWords } from './words.ts';

test('leaves out punctuation at the end of a word, but not within it', () => {
  expect(plainWords('Gagné!!! $alut à 5 €')).toEqual(['gagne', 'salut', 'a', '5']);
  expect(plainWords('a!b$')).toEqual(['aib']);
});

test('takes time in proportion to the length, whatever signs a text repeats', () => {
  for (const sign of ['!', '$', '€@', "a'", '. a', 'a\u0301']) {
    const text = `${sign.repeat(60_000 / sign.length)}x`;
    // Processor time in microseconds, so that other load on the machine does not matter.
    const before = process.threadCpuUsage().user;
    plainWords(text);
    expect(process.threadCpuUsage().user - before, sign).toBeLessThan(1_000_000);
  }
});
