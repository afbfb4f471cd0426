import { usePage } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { SeasonTool } from '../../ui/season-tool/SeasonTool.tsx';

const load = async () => (await import('./schedule/MakeSchedule.tsx')).MakeSchedule;

/** Page that makes a league’s schedule: a round robin on the available ice. */
export function MakeSchedulePage() {
  const { season } = usePage('makeSchedule');
  const query = usePageQuery('makeSchedule', 'main');
  return (
    <SeasonTool
      season={season}
      title={m.schedule_title({ season })}
      description={m.schedule_description({ season })}
      query={query}
      load={load}
    />
  );
}
