import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { SeasonTool } from '../../ui/season-tool/SeasonTool.tsx';

const load = async () => (await import('./grid/ResultsGrid.tsx')).ResultsGrid;

/** Page that enters several results of a season at once, such as those of a weekend. */
export function EnterResultsPage() {
  const { season } = usePage('enterResults');
  const query = usePageQuery('enterResults', 'main');
  return (
    <SeasonTool
      season={season}
      title={m.grid_title({ season })}
      description={m.grid_description({ season })}
      query={query}
      load={load}
    />
  );
}
