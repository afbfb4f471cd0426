import { usePlace, withSearch } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';

/** To the history of the thing whose page this is. */
export function HistoryLink() {
  const place = usePlace();
  return <Link href={withSearch(place, { view: 'history' })}>{m.history_tab()}</Link>;
}
