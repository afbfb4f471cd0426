import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Colour, colourPairs, contrast, inkOn, secondOn } from './crest-colours.ts';
import { crestLetters } from './crest-letters.ts';
import { crestMotifs, crestOutlines, motifs, outlines } from './crest-shapes.ts';
import type { CrestChoice } from './crest-choice.ts';
import { crestDesign, crestKey, crestMarkup } from './crest.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Colour => `#${value.toString(16).padStart(6, '0')}`);
const chosen: fc.Arbitrary<CrestChoice> = fc.record({
  main: colour,
  second: colour,
  outline: fc.constantFrom(...crestOutlines),
  motif: fc.constantFrom(...crestMotifs),
});
const anyName = fc.string({ unit: 'grapheme', maxLength: 80 });

test.each([
  ['Huskys de Montréal-Ouest', 'HMO'],
  ['Étoiles du Nord', 'EN'],
  ['Phénix', 'PHE'],
  ['Montréal Victoire', 'MV'],
  ['Grenadiers de Châteauguay 2', 'GC2'],
  ['As de L’Île-des-Sœurs', 'AIS'],
  ['  ', '•'],
])('the crest of %s shows %s', (name, letters) => expect(crestLetters(name)).toBe(letters));

test('markup contains only letters and digits of the name, or a dot, for any name', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(crestLetters(name)).toMatch(/^(?:[A-Z0-9]{1,3}|•)$/);
      expect(crestKey(crestDesign(name))).toMatch(/^crest-[\w-]+$/);
    }),
  );
});

test("a country's team has the crest of its recorded name in both languages, with the letters of each", () => {
  const { letters: own, ...english } = crestDesign('Germany');
  const { letters, ...french } = crestDesign('Allemagne', null, 'Germany');
  expect(french).toEqual(english);
  expect([own, letters]).toEqual(['GER', 'ALL']);
});

test('a name always has the same crest, regardless of Unicode form and outer spaces', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      expect(crestMarkup(crestDesign(name))).toBe(crestMarkup(crestDesign(` ${name.normalize('NFD')} `)));
    }),
  );
});

test('letters have a contrast of 4.5 to 1 on any colour, and motifs of 2 to 1', () => {
  fc.assert(
    fc.property(colour, colour, (main, second) => {
      expect(contrast(main, inkOn(main))).toBeGreaterThan(4.5);
      expect(contrast(main, secondOn(main, second))).toBeGreaterThanOrEqual(2);
    }),
  );
});

test('two designs have the same key exactly when they are equal', () => {
  fc.assert(
    fc.property(chosen, chosen, (one, other) => {
      const [a, b] = [crestDesign('Lions de Lachine', one), crestDesign('Lions de Lachine', other)];
      expect(crestKey(a) === crestKey(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

describe('crests are distinguishable', () => {
  const names = [
    'Lions',
    'Loups',
    'Phénix',
    'Rapides',
    'Mineurs',
    'Panthères',
    'Guerriers',
    'Aigles',
  ].flatMap((club) =>
    ['Lachine', 'Verdun', 'Laval', 'Magog', 'Saint-Jérôme'].map((place) => `${club} de ${place}`),
  );

  test('without colour vision: the colours of a pair have a contrast of 3 to 1', () => {
    for (const [main, second] of colourPairs) expect(contrast(main, second)).toBeGreaterThanOrEqual(3);
  });

  test('without colour: by outline, motif, letters and lightness', () => {
    const grey = new Set(
      names.map((name) => {
        const { outline, motif, letters, main } = crestDesign(name);
        return [outline, motif, letters, inkOn(main)].join(' ');
      }),
    );
    expect(grey.size).toBeGreaterThan(names.length * 0.95);
  });

  test('a motif fills a part of every outline and stays within the crest', () => {
    for (const outline of crestOutlines)
      for (const motif of crestMotifs) {
        const marks = motifs[motif].marks(outlines[outline]).filter((mark) => mark.length > 2);
        expect(marks.length).toBeGreaterThan(0);
        for (const [x, y] of marks.flat()) {
          expect(x).toBeGreaterThanOrEqual(1);
          expect(x).toBeLessThanOrEqual(39);
          expect(y).toBeGreaterThanOrEqual(1);
          expect(y).toBeLessThanOrEqual(39);
        }
      }
  });
});
