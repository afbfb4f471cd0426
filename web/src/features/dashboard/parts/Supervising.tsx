import type { DashboardOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { usePaths } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { WatchedList } from './WatchedList.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The leagues and tournaments that the member supervises; for other members, a link to the search. */
export function Supervising({ supervisor, counts }: Pick<DashboardOutput, 'supervisor' | 'counts'>) {
  const paths = usePaths();
  const { status, leagues, tournaments } = supervisor;
  return (
    <Section title={m.dashboard_supervising()}>
      {!status && (
        <Empty title={m.dashboard_supervising_none()}>
          <Link href={paths.search()}>{m.state_go_search()}</Link>
        </Empty>
      )}
      {status && (
        <p className={blocks.note}>
          {m.dashboard_supervising_counts({
            leagues: counts.supervised_leagues,
            allLeagues: counts.total_leagues,
            tournaments: counts.supervised_tournaments,
            allTournaments: counts.total_tournaments,
          })}
        </p>
      )}
      <WatchedList title={m.supervisor_leagues()} things={leagues} />
      <WatchedList title={m.supervisor_tournaments()} things={tournaments} />
    </Section>
  );
}
