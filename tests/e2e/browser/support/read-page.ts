import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { plainTexts } from './words.ts';

/** The internal paths that a document links to, with their query strings, each once. */
export const linksIn = (html: string): string[] => {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"#]+)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links.filter((href) => href.startsWith('/')))];
};

const entities: Readonly<Record<string, string>> = { '&#x27;': "'", '&amp;': '&', '&quot;': '"' };

/** The text of a document, without parts that are marked as another language. */
const valuesIn = (html: string): string =>
  html
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<(\w+)\b[^>]*\slang="(?:fr|en)[^>]*>[\s\S]*?<\/\1>/g, (part, tag: string) =>
      tag === 'html' ? part : ' ',
    )
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/&(?:#x27|amp|quot);/g, (entity) => entities[entity] ?? entity);

/** Long enough that no name of a team or a league matches by chance. */
const least = 18;

const linesIn = (html: string): string[] =>
  valuesIn(html)
    .split('\n')
    .map((line) => line.trim());

/** The texts of a page as the server sends it, without those that are marked as another language. */
export const plainTextOf = async (url: string, path: string): Promise<readonly string[]> =>
  linesIn(await (await fetch(`${url}${path}`)).text());

/** Texts of the site that a document contains in the wrong language. */
export const foreignTextsIn = (html: string, lang: Language): string[] => {
  const lines = new Set(linesIn(html));
  const own = new Set(plainTexts(lang));
  const other = plainTexts(lang === 'fr' ? 'en' : 'fr');
  return other.filter((text) => text.length >= least && !own.has(text) && lines.has(text));
};
