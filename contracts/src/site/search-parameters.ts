import { pathOfPage } from './local-path.ts';
import { type PageName, pages } from './pages/pages.ts';
import { isWhatIf, whatIfIn } from './what-if-search.ts';

/**
 * The query of a page's address (with or without its question mark) as far as the page knows it, in one order. What
 * stands beside that changes nothing of the page, whoever added it: it is not in the key under which the page is cached.
 */
export const canonicalSearch = (name: PageName, search: string): string => {
  if (search === '' || search === '?') return '';
  const page = pages[name];
  const asked = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const [parameter, read] of Object.entries(page.search ?? {})) {
    const text = asked.get(parameter);
    if (text === null) continue;
    const value = read === 'address' ? pathOfPage(text) : read(text);
    if (value !== null) known.set(parameter, value);
  }
  if (page.asksWhatIf && isWhatIf(asked)) known.set('whatIf', whatIfIn(asked) ?? '');
  return known.toString();
};
