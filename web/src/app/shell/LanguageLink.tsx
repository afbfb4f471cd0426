import { joinAddress } from '@rondelle/contracts/site/address.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { rememberLanguage } from '../../lib/format/lang.ts';
import { isPlainClick } from '../../ui/link/is-plain-click.ts';
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
  replace = false,
}: {
  className?: string | undefined;
  children?: ReactNode;
  /** True in an overlay: the page takes the place of the overlay's history entry. */
  replace?: boolean;
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
      onClick={(event) => {
        rememberLanguage(other);
        if (!replace || !isPlainClick(event)) return;
        event.preventDefault();
        location.replace(event.currentTarget.href);
      }}
      className={className}
    >
      {children ?? m.shell_language()}
    </a>
  );
}
