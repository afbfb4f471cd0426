/**
 * Letters of other scripts, digits and signs that look like Latin letters, so that nobody can disguise a word with
 * them.
 */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    к: 'k',
    т: 't',
    в: 'b',
    н: 'h',
    м: 'm',
    α: 'a',
    ε: 'e',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    κ: 'k',
    ν: 'v',
    ι: 'i',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    ß: 'ss',
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
    '€': 'e',
  }),
); // prettier-ignore

const unmarked = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** Replaces lookalikes only in words with a letter: `$alaud` has one, the 5 of `5 buts` is a number. */
const lettersOf = (word: string): string =>
  /\p{L}/u.test(word) ? Array.from(word, (sign) => lookalikes.get(sign) ?? sign).join('') : word;

const spelledOut = /(?<![\p{L}\p{N}])\p{L}(?:[\s._*'-]+\p{L}(?![\p{L}\p{N}])){2,}/gu;
/** Shorter words are joined only as a whole: `F.I.F.A` does not contain one. */
const leastLetters = 4;

/**
 * Joins three or more single letters: `f u c k`, `p.u.t.e`. `before` and `after`: how many of the first and last ones
 * are words of their own, as in `d’e n c u l é` and `y a p u t e`.
 */
const joined = (text: string, before: number, after: number): string =>
  text.replaceAll(spelledOut, (run) => {
    const letters = run.replaceAll(/[\s._*'-]+/g, '');
    const end = letters.length - after;
    return end - before < leastLetters
      ? letters
      : `${letters.slice(0, before)} ${letters.slice(before, end)} ${letters.slice(end)}`;
  });

/** Reduces three or more of a letter to one: `puuuute`. Two stay, as in ordinary words. */
const squeezed = (word: string): string => word.replaceAll(/(\p{L})\1{2,}/gu, '$1');

const readable = (text: string): string => unmarked(text).replaceAll(/[’`´]/g, "'");

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{N}@$!€]+/u)
    // At the end of a word these characters are punctuation. The lookbehind reads a long run of them only once.
    .map((word) => squeezed(lettersOf(word.replace(/(?<![!€$@])[!€$@]+$/, ''))))
    .filter((word) => word !== '');

/** The words of a text in comparable form: plain lower-case letters, in order. */
export const plainWords = (text: string): readonly string[] => wordsOf(joined(readable(text), 0, 0));

/** The words of a text, for each way to join letters that are spelled out. */
export const possibleWords = (text: string): readonly (readonly string[])[] => {
  const plain = readable(text);
  if (plain.search(spelledOut) === -1) return [wordsOf(plain)];
  return [plain, plain.replaceAll(/\s{2,}/g, ' | ')].flatMap((read) =>
    [0, 1].flatMap((after) => [0, 1, 2].map((before) => wordsOf(joined(read, before, after)))),
  );
};
