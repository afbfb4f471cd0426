import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { TournamentGroups } from '../../ui/cards/TournamentGroups.tsx';
import { categoryChoices } from '../../ui/filters/category-choices.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';

/** A season's tournaments of all categories or of one. */
export function TournamentsPage() {
  const paths = usePaths();
  const list = usePageQuery('tournaments', 'main');
  if (list.isPending) return <Loading shape="cards" />;
  if (hasFailed(list)) return <Failed failure={failureOf(list.error)} retry={() => void list.refetch()} />;
  const { season, category, categories, tournaments, today } = list.data;
  const title = m.tournaments_title({ season: season.slug });
  return (
    <PageFrame
      title={category ? `${title} – ${category.name}` : title}
      description={m.tournaments_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
      facts={<span>{m.tournaments_count({ count: tournaments.length })}</span>}
      actions={<EditMenu actions={[{ form: 'add-tournament', name: m.tournament_form_add() }]} />}
    >
      <Choices
        label={m.filter_categories()}
        choices={categoryChoices(categories, category?.id ?? null, (one) =>
          paths.tournaments(season.slug, one),
        )}
      />
      {tournaments.length > 0 ? (
        <TournamentGroups tournaments={tournaments} today={today} heading="h2" />
      ) : (
        <Empty title={m.tournaments_none()}>
          <FormLink form="add-tournament">{m.tournament_form_add()}</FormLink>
          {category && <Link href={paths.tournaments(season.slug)}>{m.filter_all_categories()}</Link>}
          <Link href={paths.leagues(season.slug)}>{m.nav_leagues()}</Link>
        </Empty>
      )}
    </PageFrame>
  );
}
