import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { textsOf } from './messages.ts';

/** The texts of a plural message, without its declarations, whose syntax contains colons. */
const pluralsOf = (message: unknown): string[] =>
  Array.isArray(message) ? message.flatMap((form) => textsOf((form as { match?: unknown }).match)) : [];

/**
 * Straight quotes. In French also: a colon or guillemet without its no-break space, or a space before `;`, `!` or `?`.
 * In English also: a full stop after an instant, which ends in `a.m.` or `p.m.`.
 */
const misprints: Readonly<Record<Language, RegExp>> = {
  fr: /['"]|(?<!\u00A0):|[\s\u202F][;!?]|«(?!\u00A0)|(?<!\u00A0)»/,
  en: /['"]|\{when\}\./,
};

/** Texts that break the typography of the Office québécois de la langue française, as `key: text`. */
export const misprintsOf = (language: Language, messages: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(messages)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : pluralsOf(message)).map((text) => ({ key, text })),
    )
    .filter(({ text }) => misprints[language].test(text))
    .map(({ key, text }) => `${key}: ${text}`);
