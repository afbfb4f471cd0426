import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { TextOutput, TextPage } from '@rondelle/contracts/site/content.ts';
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

/** The welcome message as plain text; null when there is none. */
export const welcomeMessage = ({ texts }: Content, lang: Language): string | null =>
  texts.get('welcome')?.[lang]?.description ?? null;
