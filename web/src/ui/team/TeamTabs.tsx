import { usePageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';
import { calendarAddress } from './calendar-address.ts';

/** The views of the team's page. */
export type TeamView = 'overview' | 'calendar' | 'history';

type Props = {
  view: TeamView | 'stats';
  team: { readonly path: string; readonly statsPath: string };
};

/** Links to the parts of the team's page, and to its statistics. */
export function TeamTabs({ view, team }: Props) {
  const here = usePageLocation();
  // The team's page keeps the past day or instant that it shows.
  const pageLocation = view === 'stats' ? { ...here, path: team.path, search: '' } : here;
  const to = (view: string | null) => withSearch(pageLocation, { view, before: null, include: null });
  const tabs = [
    { name: m.team_tab_overview(), path: to(null), isCurrent: view === 'overview' },
    { name: m.team_tab_calendar(), path: calendarAddress(pageLocation), isCurrent: view === 'calendar' },
    { name: m.team_stats_link(), path: team.statsPath, isCurrent: view === 'stats' },
    { name: m.history_tab(), path: to('history'), isCurrent: view === 'history' },
  ];
  return (
    <nav aria-label={m.team_tabs()} className={blocks.tabs} style={{ marginBottom: '0.5rem' }}>
      <ul style={{ paddingBottom: 0 }}>
        {tabs.map(({ name, path, isCurrent }) => (
          <li key={name}>
            <Link href={path} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
