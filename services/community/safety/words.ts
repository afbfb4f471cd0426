/** What words look like at a glance, so that nobody hides one behind signs that are read as letters. */

/** Letters of other scripts, digits and signs that are read as Latin letters. */
const lookalikes: Readonly<Record<string, string>> = {
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
}; // prettier-ignore

const unmarked = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** Signs that stand for letters do so only beside letters: `5 buts` has a number in it, `$alaud` has none. */
const lettersOf = (word: string): string =>
  /\p{L}/u.test(word) ? Array.from(word, (sign) => lookalikes[sign] ?? sign).join('') : word;

/** `f u c k`, `p.u.t.e`: letters that stand alone, three or more of them, are one word. */
const joined = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[\s._*-]+\p{L}(?![\p{L}\p{N}])){2,}/gu, (run) =>
    run.replaceAll(/[\s._*-]+/g, ''),
  );

/** Three and more of a letter are as one: `puuuute`. Two stay, as words have them. */
const squeezed = (word: string): string => word.replaceAll(/(\p{L})\1{2,}/gu, '$1');

/** The words of a text as they are compared: plain small letters, in order. */
export const plainWords = (text: string): readonly string[] =>
  joined(unmarked(text).replaceAll(/['’`´]/g, ' '))
    .split(/[^\p{L}\p{N}@$!€]+/u)
    // At a word's end these are signs, not letters.
    .map((word) => squeezed(lettersOf(word.replace(/[!€$@]+$/, ''))))
    .filter((word) => word !== '');
