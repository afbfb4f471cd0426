import { type MouseEvent, type ReactNode, useContext } from 'react';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { isPlainClick } from '../../ui/link/is-plain-click.ts';
import { SearchContext } from './search-context.ts';

/** A link to the search page that opens the search box when scripts run. */
export function SearchLink({ className, children }: { className: string | undefined; children: ReactNode }) {
  const paths = usePaths();
  const isThere = usePageLocation().page?.page === 'search';
  const open = useContext(SearchContext);
  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event) && open()) event.preventDefault();
  };
  return (
    <a
      href={paths.search()}
      className={className}
      onClick={onClick}
      aria-keyshortcuts="/"
      aria-current={isThere ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
