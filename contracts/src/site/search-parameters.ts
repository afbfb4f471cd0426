import { pathOfPage } from './local-path.ts';
import type { ReadParameter } from './pages/entry.ts';
import { type PageName, pages, type SearchValues } from './pages/pages.ts';
import { isWhatIf, whatIfIn } from './what-if-search.ts';

const valueOf = (read: ReadParameter, text: string | null): string | number | null => {
  if (text === null) return null;
  return read === 'address' ? pathOfPage(text) : read(text);
};

/** Parses the search parameters of a page, in canonical order. */
export const searchValues = <N extends PageName>(name: N, search: URLSearchParams): SearchValues<N> => {
  const entries = Object.entries(pages[name].search ?? {});
  const values = entries.map(([parameter, read]) => [parameter, valueOf(read, search.get(parameter))]);
  // The values have the types of the entry's schema.
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as SearchValues<N>;
};

/**
 * Returns the canonical query of a page (the input may start with a question mark). Unknown parameters do not change
 * the page, so they are dropped and are not part of the cache key.
 */
export const canonicalSearch = (name: PageName, search: string): string => {
  if (search === '' || search === '?') return '';
  const requested = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [parameter, value] of Object.entries(searchValues(name, requested)))
    known.set(parameter, String(value));
  if (pages[name].asksWhatIf && isWhatIf(requested)) known.set('whatIf', whatIfIn(requested) ?? '');
  return known.toString();
};
