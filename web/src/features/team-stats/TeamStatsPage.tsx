import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths, usePage } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { TeamFeats } from '../../ui/feats/TeamFeats.tsx';
import { StarButton } from '../../ui/my-teams/StarButton.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { SeasonOrAll } from '../../ui/scope/SeasonOrAll.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { TeamHeading } from '../../ui/team/TeamHeading.tsx';
import { TeamTabs } from '../../ui/team/TeamTabs.tsx';
import { BySeason } from './parts/BySeason.tsx';
import { HomeAway } from './parts/HomeAway.tsx';
import { RatingGames } from './parts/RatingGames.tsx';
import { LastRated } from './parts/LastRated.tsx';
import { Streaks } from './parts/Streaks.tsx';

/** A team's records, streaks and feats, of a season or of all seasons. */
export function TeamStatsPage() {
  const { season } = usePage('teamStats');
  const query = usePageQuery('teamStats', 'main');
  const paths = usePaths();
  if (query.isPending) return <Loading shape="table" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { team, record, streaks, feats, rating, ratings, bySeason, ...scope } = query.data;
  const played = record !== null && record.gamesPlayed > 0;
  return (
    <PageFrame
      title={m.stats_title({ team: team.name })}
      heading={<TeamHeading team={team} />}
      description={m.stats_description({ team: team.name })}
      crumbs={[
        { name: season, path: paths.season(season) },
        { name: m.nav_teams(), path: paths.teams(season) },
        { name: team.category.name, path: team.category.path },
      ]}
      facts={<Link href={team.category.path}>{team.category.name}</Link>}
      own={<StarButton team={team} wide />}
      tabs={<TeamTabs view="stats" team={team} />}
    >
      <SeasonOrAll season={season} all={scope.season === null} />
      {played ? (
        <>
          <TeamFeats feats={feats} bestComeback={feats.bestComeback} />
          <Streaks streaks={streaks} />
          <HomeAway record={record} />
          {ratings && <LastRated games={ratings.lastGames} season={season} teamId={team.id} />}
          {rating && <RatingGames rating={rating} />}
        </>
      ) : (
        <Empty title={m.stats_no_games()}>
          <Link href={team.path}>{m.stats_back()}</Link>
        </Empty>
      )}
      <BySeason seasons={bySeason} />
    </PageFrame>
  );
}
