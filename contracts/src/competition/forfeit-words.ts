const words = /^(?:def|defauts?|defaults?|forfaits?|forfeit(?:s|ed)?|ff)$/u;

/** Returns whether a word (lower case, without accents) means forfeit. */
export const isForfeitWord = (word: string): boolean => words.test(word);

/** Returns whether a text contains a word for forfeit: « Forfait », « DÉF. ». */
export const mentionsForfeit = (text: string): boolean =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .some(isForfeitWord);
