import { usePageLocation, withSearch } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { PagerFrame } from './PagerFrame.tsx';

/** The ways to the page before and the one after, where nobody counts how many there are; `?page=` in the URL. */
export function NextPager({ page, hasMore }: { page: number; hasMore: boolean }) {
  const pageLocation = usePageLocation();
  return (
    <PagerFrame>
      {page > 1 && (
        <Link href={withSearch(pageLocation, { page: page > 2 ? String(page - 1) : null })} rel="prev">
          {m.pages_previous()}
        </Link>
      )}
      {hasMore && (
        <Link href={withSearch(pageLocation, { page: String(page + 1) })} rel="next">
          {m.pages_next()}
        </Link>
      )}
    </PagerFrame>
  );
}
