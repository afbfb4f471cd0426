import { usePageLocation, withSearch } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Choices } from '../filters/Choices.tsx';

/** The URL's season, or all of them (`?all=1`): links, so that the choice survives reload and sharing. */
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
