import { failureOf } from '../../lib/failure.ts';
import { usePaths, usePlace, withSearch } from '../../lib/place.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import classes from './activity.module.css';
import { ActivityFilter } from './parts/ActivityFilter.tsx';
import { ActivityList } from './parts/ActivityList.tsx';
import { OneEvent } from './parts/OneEvent.tsx';
import { useActivity, useEvent } from './use-activity.ts';

/** Everything that was recorded and changed in a season, latest first, or one change of it: public for everyone. */
export function ActivityPage() {
  const event = useEvent();
  return event ? <OneEvent question={event} /> : <SeasonActivity />;
}

function SeasonActivity() {
  const { query, season, latest } = useActivity();
  const place = usePlace();
  const paths = usePaths();
  if (query.isPending) return <Loading shape="text" rows={12} />;
  if (query.isError) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { kind, action, entries, older } = query.data;
  return (
    <PageFrame
      title={m.activity_title()}
      description={m.activity_description({ season })}
      crumbs={[{ name: season, path: paths.season(season) }]}
    >
      <div>
        <p className={classes.lead}>{m.activity_lead()}</p>
        <ActivityFilter kind={kind} action={action} />
        {entries.length > 0 ? <ActivityList entries={entries} /> : <Empty title={m.activity_none()} />}
        <nav aria-label={m.pages_label()} className={classes.pager}>
          {!latest && <Link href={withSearch(place, { before: null })}>{m.activity_latest()}</Link>}
          {older && (
            <Link href={withSearch(place, { before: older })} rel="next">
              {m.activity_older()}
            </Link>
          )}
        </nav>
      </div>
    </PageFrame>
  );
}
