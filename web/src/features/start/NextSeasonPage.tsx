import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { SeasonTool } from '../../ui/season-tool/SeasonTool.tsx';

const load = async () => (await import('./next/CarryOver.tsx')).CarryOver;

/** Carries leagues, with their teams and supervisors, over to the next season after a review. */
export function NextSeasonPage() {
  const { season } = usePage('nextSeason');
  const query = usePageQuery('nextSeason', 'main');
  return (
    <SeasonTool
      season={season}
      title={m.next_title({ season })}
      description={m.next_description({ season })}
      query={query}
      load={load}
    />
  );
}
