import { ofName } from '@rondelle/contracts/competition/of-name.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { messagesIn } from '@rondelle/web/scripts/message-files.ts';

type Variants = readonly {
  readonly selectors: readonly string[];
  readonly match: Readonly<Record<string, string>>;
}[];

/** The variant of a text by a parameter that is not a number. */
const variantOf = (text: unknown, filled: Readonly<Record<string, string>>): unknown => {
  if (!Array.isArray(text)) return text;
  const [message] = text as Variants;
  const [name = ''] = message?.selectors ?? [];
  return message?.match[`${name}=${filled[name]}`] ?? message?.match[`${name}=*`];
};

const messages = { fr: messagesIn('fr'), en: messagesIn('en') };

/**
 * A text of the site by its key, with its parameters filled in, so that tests do not depend on its wording. The field of
 * a side is `field_home_goals`, whose text the site makes of two.
 */
export const words = (lang: Language, key: string, filled: Readonly<Record<string, string>> = {}): string => {
  const text = variantOf(messages[lang][key], filled);
  const [, side, name] = /^field_(home|away)_(\w+)$/.exec(key) ?? [];
  if (text === undefined && side && name)
    return words(lang, `field_of_${side}`, { field: words(lang, `field_${name}`) });
  if (typeof text !== 'string') throw new Error(`there is no plain text ${key} in ${lang}`);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? `{${name}}`);
};

/** A name as the placeholders `{of…}` have it. */
export const contractedIn = (lang: Language, name: string): string => (lang === 'fr' ? ofName(name) : name);

/** All texts of a language without parameters. */
export const plainTexts = (lang: Language): readonly string[] =>
  Object.values(messages[lang]).filter(
    (text): text is string => typeof text === 'string' && !text.includes('{'),
  );
