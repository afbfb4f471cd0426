import { joinAddress } from '@rondelle/contracts/site/address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { otherLanguage, otherPathOf } from '../other-path.ts';
import { placeAt } from '../place-at.ts';

/**
 * The same page in the other language; a whole new document, since its language changes. It goes by the address, which
 * is ahead of the page that is shown while the next one comes.
 */
export function LanguageLink() {
  const { lang } = usePlace();
  const [path] = useLocation();
  const search = useSearch();
  const queries = useQueryClient();
  const other = otherLanguage(lang);
  const place = placeAt(path, search);
  const read = () => (place.page ? otherPathOf(queries, place) : `/${other}`);
  const there = useSyncExternalStore(
    useCallback((tell: () => void) => queries.getQueryCache().subscribe(tell), [queries]),
    read,
    read,
  );
  return (
    <a href={joinAddress(there, place.search)} hrefLang={other} lang={other}>
      {m.shell_language()}
    </a>
  );
}
