import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Choices } from '../filters/Choices.tsx';

/** Choice between the URL's season and all seasons (`?all=1`), as links, so that it is part of the URL. */
export function SeasonOrAll({ season, all }: { season: string; all: boolean }) {
  const pageLocation = usePageLocation();
  return (
    <Choices
      label={m.stats_scope()}
      choices={[
        { name: m.shell_season({ season }), path: withSearch(pageLocation, { all: null }), chosen: !all },
        { name: m.stats_all_time(), path: withSearch(pageLocation, { all: '1' }), chosen: all },
      ]}
    />
  );
}
