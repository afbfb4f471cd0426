import { pathOfPage } from './local-path.ts';
import type { ReadParameter } from './pages/entry.ts';
import { type PageName, pages, type SearchValues } from './pages/pages.ts';
import { isWhatIf, whatIfIn } from './what-if-search.ts';

const valueOf = (read: ReadParameter, text: string | null): string | number | null => {
  if (text === null) return null;
  return read === 'address' ? pathOfPage(text) : read(text);
};

/** What the page knows of a query, in the order in which its entry names the parameters. */
export const searchValues = <N extends PageName>(name: N, search: URLSearchParams): SearchValues<N> => {
  const entries = Object.entries(pages[name].search ?? {});
  const values = entries.map(([parameter, read]) => [parameter, valueOf(read, search.get(parameter))]);
  // As its entry's schema reads them.
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as SearchValues<N>;
};

/**
 * The query of a page's address (with or without its question mark) as far as the page knows it, in one order. What
 * stands beside that changes nothing of the page, whoever added it: it is not in the key under which the page is cached.
 */
export const canonicalSearch = (name: PageName, search: string): string => {
  if (search === '' || search === '?') return '';
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [parameter, value] of Object.entries(searchValues(name, asked)))
    known.set(parameter, String(value));
  if (pages[name].asksWhatIf && isWhatIf(asked)) known.set('whatIf', whatIfIn(asked) ?? '');
  return known.toString();
};
