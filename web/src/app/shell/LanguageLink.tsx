import { joinAddress } from '@rondelle/contracts/site/address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { rememberLanguage } from '../../lib/format/lang.ts';
import { otherLanguage, alternatePathOf } from '../alternate-path.ts';
import { pageLocationAt } from '../page-location-at.ts';
import { useMapPosition } from './use-map-position.ts';

/**
 * Link to the alternate-language page. It loads a new document, since the document's language changes. It uses the
 * current URL, which may be ahead of the page shown while the next one loads.
 */
export function LanguageLink({
  className,
  children,
}: {
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { lang } = usePageLocation();
  const [path] = useLocation();
  const search = useSearch();
  const queries = useQueryClient();
  const mapPosition = useMapPosition();
  const other = otherLanguage(lang);
  const pageLocation = pageLocationAt(path, search);
  const read = () => (pageLocation.page ? alternatePathOf(queries, pageLocation) : `/${other}`);
  const there = useSyncExternalStore(
    useCallback((notify: () => void) => queries.getQueryCache().subscribe(notify), [queries]),
    read,
    read,
  );
  return (
    <a
      href={joinAddress(there, pageLocation.search) + mapPosition}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLanguage(other)}
      className={className}
      {...(children && { 'aria-label': m.shell_language() })}
    >
      {children ?? m.shell_language()}
    </a>
  );
}
