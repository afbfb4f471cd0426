import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { textsOf } from './messages.ts';

/** What a plural message says, without its declarations, whose syntax has colons of its own. */
const pluralsOf = (message: unknown): string[] =>
  Array.isArray(message) ? message.flatMap((form) => textsOf((form as { match?: unknown }).match)) : [];

/** Straight quotes; in French also a colon or guillemet without its no-break space, or a space before ; ! ? */
const misprints: Readonly<Record<Language, RegExp>> = {
  fr: /['"]|(?<!\u00A0):|[\s\u202F][;!?]|«(?!\u00A0)|(?<!\u00A0)»/,
  en: /['"]/,
};

/** The texts that are not set as the Office québécois de la langue française asks, one line each: `key: text`. */
export const misprintsOf = (language: Language, messages: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(messages)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : pluralsOf(message)).map((text) => ({ key, text })),
    )
    .filter(({ text }) => misprints[language].test(text))
    .map(({ key, text }) => `${key}: ${text}`);
