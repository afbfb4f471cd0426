import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { PagerFrame } from './PagerFrame.tsx';

/** Links to older entries and back to the latest; `?before=` in the URL is a position of the log. */
export function OlderPager({ isLatest, older }: { isLatest: boolean; older: string | null }) {
  const pageLocation = usePageLocation();
  if (isLatest && !older) return null;
  return (
    <PagerFrame>
      {!isLatest && <Link href={withSearch(pageLocation, { before: null })}>{m.activity_latest()}</Link>}
      {older && (
        <Link href={withSearch(pageLocation, { before: older })} rel="next">
          {m.activity_older()}
        </Link>
      )}
    </PagerFrame>
  );
}
