import { JsonLd } from '../../lib/page/json-ld.tsx';
import { usePaths } from '../../lib/page/page-location.ts';
import { isMissing } from '../../lib/http/failure.ts';
import { useFailureOf } from '../../lib/page/page-failure.ts';
import { m } from '../../paraglide/messages.js';
import { ChatLink } from '../../ui/actions/ChatLink.tsx';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { AsOf } from '../../ui/as-of/AsOf.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ShortName } from '../../ui/team-name/ShortName.tsx';
import { StarButton } from '../../ui/my-teams/StarButton.tsx';
import { Supervisors } from '../../ui/follow/Supervisors.tsx';
import { DeletedTeam, TeamHistory } from '../../ui/history-link/late-history.ts';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { sportsTeam } from './sports-team.ts';
import { teamTitle } from './team-title.ts';
import { TeamCalendar } from './lazy-views.ts';
import { TeamCity } from './parts/TeamCity.tsx';
import { TeamHeading } from '../../ui/team/TeamHeading.tsx';
import { TeamOverview } from './parts/TeamOverview.tsx';
import { TeamTabs } from '../../ui/team/TeamTabs.tsx';
import { useTeam } from './use-team.ts';
import { teamActions } from '../../ui/actions/team-actions.ts';
import { LazySuspense } from '../../ui/states/LazySuspense.tsx';

/** A team in a season: its games, records and standing, its whole calendar, or its history. */
export function TeamPage() {
  const { query, asOf, season, view } = useTeam();
  const paths = usePaths();
  const failure = useFailureOf(query);
  if (failure && !isMissing(failure)) return <Failed failure={failure} retry={() => void query.refetch()} />;
  if (failure)
    return (
      <LazySuspense fallback={<Loading shape="text" rows={6} />}>
        <DeletedTeam isFetching={query.isFetching}>
          <Failed failure={failure} retry={() => void query.refetch()} />
        </DeletedTeam>
      </LazySuspense>
    );
  if (!query.data) return <Loading shape="text" rows={12} />;
  const { team, standing } = query.data;
  const isPastState = asOf.playedBy !== null || asOf.knownAt !== null;
  return (
    <PageFrame
      title={teamTitle(view, { name: team.name, season })}
      heading={<TeamHeading team={team} />}
      description={m.team_description({ team: team.name, season })}
      crumbs={[
        { name: season, path: paths.season(season) },
        { name: m.nav_teams(), path: paths.teams(season) },
        { name: team.category.name, path: team.category.path },
        ...(standing ? [{ name: standing.league.name, path: standing.league.path }] : []),
      ]}
      facts={
        <>
          {/* The crumbs and the strip of its records name the team's league. */}
          {!standing && (
            <>
              <Link href={team.category.path}>{team.category.name}</Link>
              <Link href={team.region.path}>{team.region.name}</Link>
            </>
          )}
          <TeamCity team={team} />
          {team.organization && (
            <Link href={team.organization.path}>
              <ShortName name={team.organization.name} />
            </Link>
          )}
          {asOf.knownAt === null && <Supervisors supervisors={query.data.supervisors} />}
        </>
      }
      ending={<ChatLink kind="team" id={team.id} />}
      isShared
      own={<StarButton team={team} wide />}
      actions={
        <EditMenu
          actions={[
            { form: 'add-game', name: m.game_form_add() },
            ...teamActions(team.id),
            { form: 'merge-team', id: team.id, name: m.merge_team_title() },
          ]}
        />
      }
      tabs={<TeamTabs view={view} team={team} />}
    >
      <JsonLd data={sportsTeam(query.data)} />
      {view === 'history' && (
        <LazySuspense fallback={<Loading shape="text" rows={10} />}>
          <TeamHistory />
        </LazySuspense>
      )}
      {view === 'calendar' && (
        <LazySuspense fallback={<Loading shape="cards" />}>
          <TeamCalendar team={team} standing={standing} />
        </LazySuspense>
      )}
      {view === 'overview' && (
        <div>
          {isPastState && <AsOf asOf={asOf} />}
          <TeamOverview answer={query.data} then={isPastState} />
          {!isPastState && <AsOf asOf={asOf} />}
        </div>
      )}
    </PageFrame>
  );
}
