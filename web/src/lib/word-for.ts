/** The word for a code. One that this program does not know, as an old or damaged event may hold it, stands for itself. */
export const wordFor = <Code extends string | number>(
  words: Readonly<Record<Code, () => string>>,
  code: Code,
): string => (Object.hasOwn(words, code) ? words[code]() : String(code));
