/** Returns the word for a code. An unknown code, as in an old or damaged event, is returned unchanged. */
export const wordFor = <Code extends string | number>(
  words: Readonly<Record<Code, () => string>>,
  code: Code,
): string => (Object.hasOwn(words, code) ? words[code]() : String(code));
