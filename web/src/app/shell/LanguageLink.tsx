import { translatePath } from '@rondelle/contracts/site/routes.ts';
import { usePlace } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';

/** The same page in the other language; a whole new document, since its language changes. */
export function LanguageLink() {
  const { lang, path, page, search } = usePlace();
  const other = lang === 'fr' ? 'en' : 'fr';
  const there = translatePath(page ? path : `/${lang}`, other);
  return (
    <a href={search ? `${there}?${search}` : there} hrefLang={other} lang={other}>
      {m.shell_language()}
    </a>
  );
}
