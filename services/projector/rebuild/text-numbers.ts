/** Numbers the different texts of a column, from 0 on. */
export type TextNumbers = {
  /** The number of a text; null for a new text when there are too many, as in a column of keys. */
  readonly numberOf: (text: string) => number | null;
  readonly textOf: (number: number) => string | undefined;
};

/** Days, arenas and competitions of all seasons fit; keys of games do not, and need not. */
const mostTexts = 30_000;

export const createTextNumbers = (): TextNumbers => {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  return {
    numberOf: (text) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      if (texts.length === mostTexts) return null;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    textOf: (number) => texts[number],
  };
};
