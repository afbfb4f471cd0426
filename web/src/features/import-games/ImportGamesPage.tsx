import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { SeasonTool } from '../../ui/season-tool/SeasonTool.tsx';

const load = async () => (await import('./parts/ImportGames.tsx')).ImportGames;

/** Page that imports games of a season from a spreadsheet. */
export function ImportGamesPage() {
  const { season } = usePage('importGames');
  const query = usePageQuery('importGames', 'main');
  return (
    <SeasonTool
      season={season}
      title={m.import_title({ season })}
      description={m.import_description({ season })}
      query={query}
      load={load}
    />
  );
}
