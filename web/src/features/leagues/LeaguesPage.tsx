import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LeagueGroups } from '../../ui/leagues/LeaguesByCategory.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { catalogueActions } from '../../ui/actions/catalogue-actions.ts';

export function LeaguesPage() {
  const paths = usePaths();
  const leagues = usePageQuery('leagues', 'main');
  if (leagues.isPending) return <Loading shape="cards" />;
  if (hasFailed(leagues))
    return <Failed failure={failureOf(leagues.error)} retry={() => void leagues.refetch()} />;
  const { season, category, categories } = leagues.data;
  const title = m.leagues_title({ season: season.slug });
  return (
    <PageFrame
      title={category ? `${title} – ${category.name}` : title}
      description={m.leagues_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
      facts={category && <Link href={paths.leagues(season.slug)}>{m.leagues_all()}</Link>}
      actions={
        <EditMenu actions={[{ form: 'add-league', name: m.league_form_add() }, ...catalogueActions()]} />
      }
    >
      {categories.length === 0 && (
        <Empty title={m.leagues_none()}>
          <FormLink form="add-league">{m.league_form_add()}</FormLink>
          <Link href={paths.tournaments(season.slug)}>{m.nav_tournaments()}</Link>
          <Link href={paths.season(season.slug)}>{m.shell_season({ season: season.slug })}</Link>
        </Empty>
      )}
      <LeagueGroups leagues={categories.flatMap((one) => one.leagues)} heading="h2" />
    </PageFrame>
  );
}
