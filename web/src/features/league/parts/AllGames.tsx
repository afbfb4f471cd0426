import { failureOf, hasFailed } from '../../../lib/http/failure.ts';
import { usePageLocation, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { GameList } from '../../../ui/game-list/GameList.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Section } from '../../../ui/page-frame/Section.tsx';
import { Pager } from '../../../ui/pager/Pager.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { Failed } from '../../../ui/states/Failed.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { usePageQuery } from '../../../lib/page/page-queries.ts';

/** All games of the league, latest first, in pages. */
export function AllGames() {
  const pageLocation = usePageLocation();
  const query = usePageQuery('league', 'games');
  if (query.isPending) return <Loading shape="cards" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { games, paging } = query.data;
  const back = <Link href={withSearch(pageLocation, { view: null })}>{m.league_back_to_table()}</Link>;
  return (
    <Section title={m.league_all_games()} more={back}>
      {games.length > 0 ? <GameList games={games} showDate /> : <Empty title={m.league_no_games()} />}
      <Pager paging={paging} />
    </Section>
  );
}
