import { Box } from '@mantine/core';
import { JsonLd } from '../../lib/page/json-ld.tsx';
import { usePaths } from '../../lib/page/page-location.ts';
import { isMissing } from '../../lib/http/failure.ts';
import { useFailureOf } from '../../lib/page/page-failure.ts';
import { m } from '../../paraglide/messages.js';
import { ChatLink } from '../../ui/actions/ChatLink.tsx';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { AsOfForm } from '../../ui/as-of/AsOfForm.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ShortName } from '../../ui/team-name/ShortName.tsx';
import { StarButton } from '../../ui/my-teams/StarButton.tsx';
import { Crest } from '../../ui/crest/Crest.tsx';
import blocks from '../../ui/blocks.module.css';
import { Supervisors } from '../../ui/follow/Supervisors.tsx';
import { HistoryLink } from '../../ui/history-link/HistoryLink.tsx';
import { DeletedTeam, TeamHistory } from '../../ui/history-link/late-history.ts';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { sportsTeam } from './sports-team.ts';
import { TeamOverview } from './parts/TeamOverview.tsx';
import { useTeam } from './use-team.ts';
import { teamActions } from '../../ui/actions/team-actions.ts';
import { LazySuspense } from '../../ui/states/LazySuspense.tsx';

/** A team in a season: its record, standing, latest and upcoming games. */
export function TeamPage() {
  const { query, asOf, season, history } = useTeam();
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
      title={team.name}
      heading={
        <Box className={blocks.beside ?? ''} mb="0.25rem">
          <Crest team={team} size="head" />
          <Box component="h1" m={0} miw={0}>
            {team.name}
          </Box>
        </Box>
      }
      description={m.team_description({ team: team.name, season })}
      crumbs={[
        { name: season, path: paths.season(season) },
        { name: m.nav_teams(), path: paths.teams(season) },
        { name: team.category.name, path: team.category.path },
        ...(standing ? [{ name: standing.league.name, path: standing.league.path }] : []),
      ]}
      facts={
        <>
          <span>{team.category.name}</span>
          <Link href={team.region.path}>{team.region.name}</Link>
          {team.cityPage ? (
            <Link href={team.cityPage.path}>{team.cityPage.name}</Link>
          ) : (
            team.city && <span>{team.city}</span>
          )}
          {team.organization && (
            <Link href={team.organization.path}>
              <ShortName name={team.organization.name} />
            </Link>
          )}
          <Link href={team.statsPath}>{m.team_stats_link()}</Link>
          <Supervisors supervisors={query.data.supervisors} />
          <HistoryLink />
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
    >
      <JsonLd data={sportsTeam(query.data)} />
      {history ? (
        <LazySuspense fallback={<Loading shape="text" rows={10} />}>
          <TeamHistory />
        </LazySuspense>
      ) : (
        <div>
          {isPastState && <AsOfForm asOf={asOf} />}
          <TeamOverview answer={query.data} then={isPastState} />
          {!isPastState && <AsOfForm asOf={asOf} />}
        </div>
      )}
    </PageFrame>
  );
}
