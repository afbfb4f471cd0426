import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';

const words = { google: m.privacy_google, mapbox: m.privacy_mapbox };

/** Other servers that a reader's browser contacts, according to the site's configuration. */
export function ExternalServers() {
  const { data } = usePageQuery('privacy', 'main');
  if (!data) return null;
  if (data.elsewhere.length === 0) return <p>{m.privacy_nobody_else()}</p>;
  return data.elsewhere.map((who) => <p key={who}>{words[who]()}</p>);
}
