import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { PagerFrame } from './PagerFrame.tsx';

type Props = {
  paging: { page: number; pages: number };
  /** True when another page than the first opens without `page` in the URL. */
  isFirstNamed?: boolean;
};

/** Links to the previous and next page; `?page=` in the URL. */
export function Pager({ paging: { page, pages }, isFirstNamed = false }: Props) {
  const pageLocation = usePageLocation();
  if (pages < 2) return null;
  const to = (number: number) =>
    withSearch(pageLocation, { page: number === 1 && !isFirstNamed ? null : String(number) });
  return (
    <PagerFrame>
      {page > 1 && (
        <Link href={to(page - 1)} rel="prev">
          {m.pages_previous()}
        </Link>
      )}
      <span>{m.pages_position({ page, pages })}</span>
      {page < pages && (
        <Link href={to(page + 1)} rel="next">
          {m.pages_next()}
        </Link>
      )}
    </PagerFrame>
  );
}
