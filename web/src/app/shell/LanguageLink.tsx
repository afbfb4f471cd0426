import { translatePath } from '@rondelle/contracts/site/routes.ts';
import { useLocation, useSearch } from 'wouter';
import { usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { placeAt } from '../place-at.ts';

/**
 * The same page in the other language; a whole new document, since its language changes. It goes by the address, which
 * is ahead of the page that is shown while the next one comes.
 */
export function LanguageLink() {
  const { lang } = usePlace();
  const [path] = useLocation();
  const search = useSearch();
  const other = lang === 'fr' ? 'en' : 'fr';
  const there = translatePath(placeAt(path, search).page ? path : `/${lang}`, other);
  return (
    <a href={search ? `${there}?${search}` : there} hrefLang={other} lang={other}>
      {m.shell_language()}
    </a>
  );
}
