import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths, usePage } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { SeasonOrAll } from '../../ui/scope/SeasonOrAll.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { HeadToHeadGames } from './parts/HeadToHeadGames.tsx';
import { NextGames } from './parts/NextGames.tsx';
import { NoHeadToHeadGames } from './parts/NoHeadToHeadGames.tsx';
import { Seasons } from './parts/Seasons.tsx';
import { rivalsOf } from './compared.ts';

/** The head-to-head games of two teams, in a season or over all seasons. */
export function RivalryPage() {
  const { season } = usePage('rivalry');
  const query = usePageQuery('rivalry', 'main');
  const paths = usePaths();
  if (query.isPending) return <Loading shape="table" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const rivals = rivalsOf(query.data);
  const all = query.data.season === null;
  const category = query.data.games[0]?.category;
  const names = { one: rivals[0].name, two: rivals[1].name };
  return (
    <PageFrame
      title={m.rivalry_title(names)}
      description={m.rivalry_description(names)}
      crumbs={[
        { name: season, path: paths.season(season) },
        { name: m.nav_teams(), path: paths.teams(season) },
        ...(category ? [{ name: category.name, path: category.path }] : []),
        ...rivals.map(({ name, path }) => ({ name, path })),
      ]}
      facts={<span>{m.games_count({ count: query.data.games.length })}</span>}
    >
      <SeasonOrAll season={season} all={all} />
      <NextGames games={query.data.upcoming} />
      {query.data.games.length > 0 ? (
        <HeadToHeadGames answer={query.data} rivals={rivals} />
      ) : (
        <NoHeadToHeadGames all={all} />
      )}
      <Seasons seasons={query.data.seasons} />
    </PageFrame>
  );
}
