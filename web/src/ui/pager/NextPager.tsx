import { usePlace, withSearch } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { PagerFrame } from './PagerFrame.tsx';

/** The ways to the page before and the one after, where nobody counts how many there are; `?page=` in the URL. */
export function NextPager({ page, hasMore }: { page: number; hasMore: boolean }) {
  const place = usePlace();
  return (
    <PagerFrame apart>
      {page > 1 && (
        <Link href={withSearch(place, { page: page > 2 ? String(page - 1) : null })} rel="prev">
          {m.pages_previous()}
        </Link>
      )}
      {hasMore && (
        <Link href={withSearch(place, { page: String(page + 1) })} rel="next">
          {m.pages_next()}
        </Link>
      )}
    </PagerFrame>
  );
}
