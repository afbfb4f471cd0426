import { namesCity } from '../../lib/format/names-city.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { isMissing } from '../../lib/http/failure.ts';
import { useFailureOf } from '../../lib/page/page-failure.ts';
import { m } from '../../paraglide/messages.js';
import { ChatLink } from '../../ui/actions/ChatLink.tsx';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { FollowButton } from '../../ui/follow/FollowButton.tsx';
import { SuperviseLink } from '../../ui/follow/SuperviseLink.tsx';
import { Supervisors } from '../../ui/follow/Supervisors.tsx';
import { HistoryLink } from '../../ui/history-link/HistoryLink.tsx';
import { DeletedLeague, LeagueHistory } from '../../ui/history-link/late-history.ts';
import { SupervisionNotice } from '../../ui/follow/SupervisionNotice.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { LeagueOverview } from './parts/LeagueOverview.tsx';
import { AllGames, LeagueForecast, UnderRules, WhatIf, WhyMoved } from './lazy-views.ts';
import { leagueHead, leagueHeading } from './league-head.ts';
import { useLeague } from './use-league.ts';
import { leagueActions } from '../../ui/actions/league-actions.ts';
import { LazySuspense } from '../../ui/states/LazySuspense.tsx';

/** A league: its table, then its latest and upcoming games. */
export function LeaguePage() {
  const { query, record, sort, view } = useLeague();
  const paths = usePaths();
  const failure = useFailureOf(query);
  if (failure && !isMissing(failure)) return <Failed failure={failure} retry={() => void query.refetch()} />;
  if (failure)
    return (
      <LazySuspense fallback={<Loading shape="text" rows={6} />}>
        <DeletedLeague isFetching={query.isFetching}>
          <Failed failure={failure} retry={() => void query.refetch()} />
        </DeletedLeague>
      </LazySuspense>
    );
  if (!query.data) return <Loading shape="table" rows={12} />;
  const { league } = query.data;
  return (
    <PageFrame
      {...leagueHead(view, league)}
      heading={<h1>{leagueHeading(league)}</h1>}
      crumbs={[
        { name: league.season.slug, path: league.season.path },
        { name: m.nav_leagues(), path: paths.leagues(league.season.slug) },
        { name: league.category.name, path: league.category.path },
        ...(league.division ? [{ name: league.name, path: league.path }] : []),
      ]}
      facts={
        <>
          {!namesCity(league.name, league.region.name) && <span>{league.region.name}</span>}
          <span>{m.league_games_facts({ finals: league.finals, scheduled: league.scheduled })}</span>
          {query.data.asOf.knownAt === null && <Supervisors supervisors={query.data.supervisors} />}
          <HistoryLink />
        </>
      }
      ending={<ChatLink kind="league" id={league.id} />}
      isShared
      own={<FollowButton kind="league" id={league.id} />}
      actions={
        <EditMenu actions={[{ form: 'add-game', name: m.game_form_add() }, ...leagueActions(league.id)]}>
          <li>
            <SuperviseLink kind="league" id={league.id} />
          </li>
        </EditMenu>
      }
    >
      <SupervisionNotice kind="league" id={league.id} />
      <LazySuspense fallback={<Loading shape="table" rows={12} />}>
        {view === 'games' && <AllGames />}
        {view === 'history' && <LeagueHistory />}
        {view === 'forecast' && <LeagueForecast playoffs={query.data.playoffs} />}
        {view === 'why' && <WhyMoved />}
        {view === 'rules' && <UnderRules />}
        {view === 'whatIf' && <WhatIf answer={query.data} />}
      </LazySuspense>
      {view === 'table' && <LeagueOverview output={query.data} record={record} sort={sort} />}
    </PageFrame>
  );
}
