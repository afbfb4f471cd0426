import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { PagerFrame } from './PagerFrame.tsx';

/** Links to the previous and next page when the number of pages is unknown; `?page=` in the URL. */
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
