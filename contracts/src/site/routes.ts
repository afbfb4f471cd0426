import { type Language, languages } from '../competition/lists.ts';
import { remembered } from '../remembered.ts';
import { type Page, pageNames, pages } from './pages/pages.ts';
import { matcherOf, translatedTo, split } from './pages/pattern.ts';

export type { Page, PageName } from './pages/pages.ts';
export type Match = { readonly lang: Language; readonly page: Page };

const matchersIn = remembered((lang: Language) =>
  pageNames.map((page) => ({ page, match: matcherOf(pages[page].path[lang]) })),
);

const pageOf = (lang: Language, path: string): Page | null => {
  for (const { page, match } of matchersIn(lang)) {
    const params = match(path);
    // The types of the table correspond to its patterns.
    if (params) return { page, ...params } as Page;
  }
  return null;
};

const read = (path: string): { readonly lang: Language | undefined; readonly rest: string } => {
  const [first, ...segments] = split(path);
  return { lang: languages.find((lang) => lang === first), rest: segments.map((one) => `/${one}`).join('') };
};

/** Returns the page at a path (without query); null when unknown. */
export const matchPath = (path: string): Match | null => {
  const { lang, rest } = read(path);
  const page = lang && pageOf(lang, rest);
  return lang && page ? { lang, page } : null;
};

/** Returns the path of the same page in the other language: words change, ids and names stay. */
export const translatePath = (path: string, to: Language): string => {
  const { lang, rest } = read(path);
  if (!lang) return `/${to}`;
  const page = pageOf(lang, rest);
  return `/${to}${page ? translatedTo(pages[page.page].path[to], rest) : rest}`;
};

/**
 * Corrects a path that uses words of the other language (`/fr/2024-2025/leaderboard` →
 * `/fr/2024-2025/tableau-des-meneurs`). Returns null when that is not a page either.
 */
export const aliasOf = (path: string): string | null => {
  const { lang, rest } = read(path);
  if (!lang) return null;
  for (const other of languages.filter((one) => one !== lang)) {
    const candidate = translatePath(`/${other}${rest}`, lang);
    if (candidate !== path && matchPath(candidate)) return candidate;
  }
  return null;
};
