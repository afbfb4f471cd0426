import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { SeasonInTime } from './SeasonInTime.tsx';
import blocks from '../../ui/blocks.module.css';
import classes from './timeline.module.css';

/** All seasons, latest first, with their champions and records. */
export function TimelinePage() {
  const paths = usePaths();
  const query = usePageQuery('timeline', 'main');
  if (query.isPending) return <Loading shape="text" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { seasons, paging } = query.data;
  return (
    <PageFrame
      title={m.timeline_title()}
      description={m.timeline_description()}
      facts={<Link href={paths.statistics()}>{m.statistics_title()}</Link>}
    >
      {seasons.length === 0 ? (
        <Empty title={m.home_no_season()}>
          <Link href={paths.home()}>{m.state_go_home()}</Link>
        </Empty>
      ) : (
        <ol className={`${blocks.stack} ${blocks.quote} ${classes.line}`} data-wide>
          {seasons.map((season) => (
            <li key={season.season.id}>
              <SeasonInTime season={season} />
            </li>
          ))}
        </ol>
      )}
      <Pager paging={paging} />
    </PageFrame>
  );
}
