import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { TextOutput, TextPage } from '@rondelle/contracts/site/content.ts';
import type { SettingText } from '@rondelle/contracts/site/settings.ts';
import type { WelcomeMessage } from '@rondelle/contracts/site/site.outputs.ts';
import type { Content } from '@rondelle/infra/content/content.ts';
import { withPaths } from './links.ts';

/** A text page in a language. Throws `page/unknown` when it does not exist. */
export const textPage = (
  { texts }: Content,
  { lang, name }: { lang: Language; name: TextPage },
  season: string | null,
): TextOutput => {
  const text = texts.get(name)?.[lang];
  if (!text) throw new DomainError('page/unknown', 'name');
  const { title, description, updated = null, html, headings } = text;
  return { title, description, updated, html: withPaths(html, lang, season), headings: [...headings] };
};

type Bilingual = Readonly<Partial<Record<Language, string | undefined>>>;

/** A text in this language, or else in the other one, with the language it is in. */
const messageIn = (text: Bilingual, lang: Language): WelcomeMessage | null => {
  const other = lang === 'fr' ? 'en' : 'fr';
  if (text[lang]) return { message: text[lang], lang };
  return text[other] ? { message: text[other], lang: other } : null;
};

/**
 * The welcome message as plain text: that of the settings, or else that of the content folder. A message in one
 * language only is displayed in both, with the language that it is in.
 */
export const welcomeMessage = (
  { texts }: Content,
  setting: SettingText | null,
  lang: Language,
): WelcomeMessage => {
  const page = texts.get('welcome');
  const inFolder = { fr: page?.fr?.description, en: page?.en?.description };
  return messageIn(setting ?? {}, lang) ?? messageIn(inFolder, lang) ?? { message: null, lang: null };
};
