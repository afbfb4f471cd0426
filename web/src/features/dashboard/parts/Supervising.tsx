import { Box } from '@mantine/core';
import type { DashboardOutput } from '@rondelle/contracts/following/following.outputs.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { WaitsNote } from '../../../ui/supervision/WaitsNote.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { WatchedList } from './WatchedList.tsx';
import blocks from '../../../ui/blocks.module.css';

/** The leagues and tournaments that the member supervises; for other members, a link to the search. */
export function Supervising({ supervisor, counts }: Pick<DashboardOutput, 'supervisor' | 'counts'>) {
  const paths = usePaths();
  const { status, waiting, leagues, tournaments } = supervisor;
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
      {waiting.length > 0 && (
        <Box mb="md">
          <WaitsNote>
            <p className={blocks.line}>
              {waiting.map(({ path, name }) => (
                <Link key={path} href={path}>
                  {name}
                </Link>
              ))}
            </p>
          </WaitsNote>
        </Box>
      )}
      <WatchedList title={m.supervisor_leagues()} items={leagues} />
      <WatchedList title={m.supervisor_tournaments()} items={tournaments} />
    </Section>
  );
}
