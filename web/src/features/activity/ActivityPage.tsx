import type { ReactNode } from 'react';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePage, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { ActivityList } from '../../ui/activity-list/ActivityList.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { OlderPager } from '../../ui/pager/OlderPager.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { ActivityFilter } from './parts/ActivityFilter.tsx';
import { OneEvent } from './parts/OneEvent.tsx';
import { useActivity } from './use-activity.ts';
import blocks from '../../ui/blocks.module.css';

/** All changes of a season, latest first, or a single change. Public. */
export function ActivityPage() {
  return usePage('activity').values.event === undefined ? <SeasonActivity /> : <OneEvent />;
}

function Frame({ season, children }: { season: string; children: ReactNode }) {
  const paths = usePaths();
  return (
    <PageFrame
      title={m.activity_of_season({ season })}
      heading={<h1>{m.activity_title()}</h1>}
      description={m.activity_description({ season })}
      crumbs={[{ name: season, path: paths.season(season) }]}
    >
      <div>
        <p className={blocks.note}>{m.activity_lead()}</p>
        {children}
      </div>
    </PageFrame>
  );
}

function SeasonActivity() {
  const { query, filter, season, isUnknownMember, latest } = useActivity();
  if (isUnknownMember)
    return (
      <Frame season={season}>
        <ActivityFilter
          kind={filter.kind ?? null}
          action={filter.action ?? null}
          member={filter.member ?? null}
          isUnknown
        />
        <Empty title={m.activity_none()} />
      </Frame>
    );
  if (query.isPending) return <Loading shape="text" rows={12} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { kind, action, member, entries, older } = query.data;
  return (
    <Frame season={season}>
      <ActivityFilter kind={kind} action={action} member={member?.username ?? null} />
      {member && (
        <p>
          <Link href={member.path}>{m.activity_of_member({ name: member.username })}</Link>
        </p>
      )}
      {entries.length > 0 ? (
        <ActivityList entries={entries} season={season} />
      ) : (
        <Empty title={m.activity_none()} />
      )}
      <OlderPager isLatest={latest} older={older} />
    </Frame>
  );
}
