import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';

/** Link to the history of the page's entity. */
export function HistoryLink() {
  const pageLocation = usePageLocation();
  return (
    <Link data-unprinted href={withSearch(pageLocation, { view: 'history' })}>
      {m.history_tab()}
    </Link>
  );
}
