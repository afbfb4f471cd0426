import { usePageLocation, withSearch } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';

/** To the history of the thing whose page this is. */
export function HistoryLink() {
  const pageLocation = usePageLocation();
  return <Link href={withSearch(pageLocation, { view: 'history' })}>{m.history_tab()}</Link>;
}
