import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Example } from './Example.tsx';
import { RatingsExplained } from './RatingsExplained.tsx';

/** How both ratings are made, with a team's last games as the example. */
export function RatingsPage() {
  const query = usePageQuery('ratings', 'main');
  const paths = usePaths();
  if (query.isPending) return <Loading shape="table" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { season, example, leaders } = query.data;
  return (
    <PageFrame
      title={m.ratings_how()}
      description={m.ratings_description()}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
      facts={<Link href={paths.forecasts(season.slug)}>{m.ratings_scoreboard()}</Link>}
    >
      <RatingsExplained />
      <Example example={example} leaders={leaders} />
    </PageFrame>
  );
}
