import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { useNav } from '../../lib/page/nav.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LeaguesByCategory } from '../../ui/leagues/LeaguesByCategory.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { SeasonGames } from '../../ui/season-summary/SeasonGames.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { LeadersByCategory } from './parts/LeadersByCategory.tsx';
import { Neighbours } from './parts/Neighbours.tsx';
import { Places } from './parts/Places.tsx';
import { SeasonFeats } from './parts/SeasonFeats.tsx';
import { SeasonFacts } from './parts/SeasonFacts.tsx';
import { SeasonTournaments } from './parts/SeasonTournaments.tsx';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { catalogueActions } from '../../ui/actions/catalogue-actions.ts';
import { seasonActions } from '../../ui/actions/season-actions.ts';

export function SeasonPage() {
  const nav = useNav();
  const paths = usePaths();
  const home = usePageQuery('season', 'main');
  const highlights = usePageQuery('season', 'highlights');
  if (home.isPending || highlights.isPending) return <Loading shape="cards" />;
  if (hasFailed(home)) return <Failed failure={failureOf(home.error)} retry={() => void home.refetch()} />;
  if (hasFailed(highlights))
    return <Failed failure={failureOf(highlights.error)} retry={() => void highlights.refetch()} />;
  const { season, previousSeason, nextSeason, counts, leagues } = home.data;
  const { leaders, feats, tournaments, today } = highlights.data;
  return (
    <PageFrame
      title={m.shell_season({ season: season.slug })}
      description={m.season_description({ season: season.slug })}
      facts={
        <>
          <SeasonFacts counts={counts} />
          <Link href={paths.activity(season.slug)}>{m.activity_title()}</Link>
        </>
      }
      isShared
      actions={
        <EditMenu
          actions={[
            { form: 'add-game', name: m.game_form_add() },
            ...seasonActions(season.id),
            ...catalogueActions(),
          ]}
        >
          {!nextSeason && (
            <li>
              <Link href={paths.nextSeason(season.slug)}>{m.next_link()}</Link>
            </li>
          )}
        </EditMenu>
      }
    >
      <SeasonGames home={home.data} />
      <LeadersByCategory leaders={leaders} season={season} />
      <SeasonTournaments tournaments={tournaments} today={today} season={season} />
      <LeaguesByCategory leagues={leagues} season={season} />
      <SeasonFeats feats={feats} />
      {nav && <Places categories={nav.categories} regions={nav.regions} />}
      <Neighbours previous={previousSeason} next={nextSeason} />
    </PageFrame>
  );
}
