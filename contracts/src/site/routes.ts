import { type Language, languages } from '../competition/lists.ts';
import { type Page, pageNames, pages } from './pages/pages.ts';
import { matcherOf, rewordedAs, split } from './pages/pattern.ts';

export type { Page, PageName } from './pages/pages.ts';
export type Match = { readonly lang: Language; readonly page: Page };

const matchersIn = (lang: Language) =>
  pageNames.map((page) => ({ page, match: matcherOf(pages[page].path[lang]) }));
const matchers = { fr: matchersIn('fr'), en: matchersIn('en') };

const pageOf = (lang: Language, path: string): Page | null => {
  for (const { page, match } of matchers[lang]) {
    const params = match(path);
    // The table's types and its patterns say the same.
    if (params) return { page, ...params } as Page;
  }
  return null;
};

const read = (path: string): { readonly lang: Language | undefined; readonly rest: string } => {
  const [first, ...segments] = split(path);
  return { lang: languages.find((lang) => lang === first), rest: segments.map((one) => `/${one}`).join('') };
};

/** The page at a path (without query), or null where there is none. */
export const matchPath = (path: string): Match | null => {
  const { lang, rest } = read(path);
  const page = lang && pageOf(lang, rest);
  return lang && page ? { lang, page } : null;
};

/** The path of the same page in the other language: only words change, ids and names stay. */
export const translatePath = (path: string, to: Language): string => {
  const { lang, rest } = read(path);
  if (!lang) return `/${to}`;
  const page = pageOf(lang, rest);
  return `/${to}${page ? rewordedAs(pages[page.page].path[to], rest) : rest}`;
};

/**
 * Where an unknown path may have wanted to go: its words are looked up in the other language
 * (`/fr/2024-2025/leaderboard` → `/fr/2024-2025/tableau-des-meneurs`). Null where that is no page either.
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
