import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { plainTexts } from './words.ts';

/** The internal addresses that a document links to, with their queries, each once. */
export const linksIn = (html: string): string[] => {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"#]+)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links.filter((href) => href.startsWith('/')))];
};

const entities: Readonly<Record<string, string>> = { '&#x27;': "'", '&amp;': '&', '&quot;': '"' };

/** What a document says to those who read it, without what is marked as being in another language. */
const saidIn = (html: string): string =>
  html
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<(\w+)\b[^>]*\slang="(?:fr|en)[^>]*>[\s\S]*?<\/\1>/g, (part, tag: string) =>
      tag === 'html' ? part : ' ',
    )
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/&(?:#x27|amp|quot);/g, (entity) => entities[entity] ?? entity);

/** Long enough that no name of a team or a league is one by chance. */
const least = 18;

/** The texts of the site that a document has in the other language than its own. */
export const foreignTextsIn = (html: string, lang: Language): string[] => {
  const lines = new Set(
    saidIn(html)
      .split('\n')
      .map((line) => line.trim()),
  );
  const own = new Set(plainTexts(lang));
  const other = plainTexts(lang === 'fr' ? 'en' : 'fr');
  return other.filter((text) => text.length >= least && !own.has(text) && lines.has(text));
};
