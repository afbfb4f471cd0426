import type { DashboardOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { WatchedList } from './WatchedList.tsx';

/** The teams, leagues and tournaments that the member follows; without any, a link to the search. */
export function Following({ following }: Pick<DashboardOutput, 'following'>) {
  const paths = usePaths();
  const { teams, leagues, tournaments } = following;
  return (
    <Section title={m.dashboard_following()}>
      {teams.length + leagues.length + tournaments.length === 0 && (
        <Empty title={m.dashboard_following_none()}>
          <Link href={paths.search()}>{m.state_go_search()}</Link>
        </Empty>
      )}
      <WatchedList title={m.dashboard_teams()} items={teams} areTeams />
      <WatchedList title={m.supervisor_leagues()} items={leagues} />
      <WatchedList title={m.supervisor_tournaments()} items={tournaments} />
    </Section>
  );
}
