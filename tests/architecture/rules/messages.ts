type Messages = Readonly<Record<string, unknown>>;

/** All texts of a message: one, or one per plural form. */
export const textsOf = (message: unknown): string[] => {
  if (typeof message === 'string') return [message];
  if (typeof message !== 'object' || message === null) return [];
  return Object.values(message).flatMap(textsOf);
};

const parametersOf = (message: unknown): string =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort().join(' ');

const isEmpty = (message: unknown): boolean => {
  const texts = textsOf(message);
  return texts.length === 0 || texts.some((text) => text.trim() === '');
};

const keysOf = (messages: Messages): string[] => Object.keys(messages).filter((key) => key !== '$schema');

/** Differences between the two language files, one line each. */
export const differencesOf = (fr: Messages, en: Messages): string[] => {
  const missing = (from: Messages, to: Messages, language: string) =>
    keysOf(from)
      .filter((key) => !(key in to))
      .map((key) => `${key} is missing in ${language}`);
  const shared = keysOf(fr).filter((key) => key in en);
  return [
    ...missing(fr, en, 'en'),
    ...missing(en, fr, 'fr'),
    ...shared.filter((key) => isEmpty(fr[key]) || isEmpty(en[key])).map((key) => `${key} is empty`),
    ...shared
      .filter((key) => parametersOf(fr[key]) !== parametersOf(en[key]))
      .map((key) => `${key} takes ${parametersOf(fr[key])} in fr, ${parametersOf(en[key])} in en`),
  ];
};
