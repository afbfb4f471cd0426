import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { usePageQuery } from '../../../lib/page/page-queries.ts';
import { m } from '../../../paraglide/messages.js';
import { GameCalendar } from '../../../ui/game-calendar/GameCalendar.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Pager } from '../../../ui/pager/Pager.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';

/** All games of the league by month; those of a large league in pages, of which the one with today opens. */
export function AllGames() {
  const pageLocation = usePageLocation();
  const query = usePageQuery('league', 'games');
  if (query.isPending) return <Loading shape="cards" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { games, paging } = query.data;
  const title = m.league_all_games();
  const back = (
    <Link href={withSearch(pageLocation, { view: null, page: null })}>{m.league_back_to_table()}</Link>
  );
  if (games.length === 0)
    return (
      <Section title={title} more={back}>
        <Empty title={m.league_no_games()} />
      </Section>
    );
  return (
    <>
      <GameCalendar title={title} games={games} isContinued={paging.page > 1} more={back} showDate />
      <Pager paging={paging} isFirstNamed />
    </>
  );
}
