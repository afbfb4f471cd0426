import { usePageQuery } from '../../lib/page/page-queries.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { categoryChoices } from '../../ui/filters/category-choices.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import blocks from '../../ui/blocks.module.css';

/** Supervisors of a season's leagues and tournaments, of all categories or of one. */
export function SupervisorsPage() {
  const paths = usePaths();
  const query = usePageQuery('supervisors', 'main');
  if (query.isPending) return <Loading shape="cards" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { season, category, categories, supervisors } = query.data;
  const title = m.supervisors_title({ season: season.slug });
  return (
    <PageFrame
      title={category ? `${title} – ${category.name}` : title}
      description={m.supervisors_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
    >
      {supervisors.length > 0 && (
        <p>
          {m.supervisors_intro()} {m.supervisors_become()}
        </p>
      )}
      <Choices
        label={m.filter_categories()}
        choices={categoryChoices(categories, category?.id ?? null, (one) =>
          paths.supervisors(season.slug, one),
        )}
      />
      {supervisors.length === 0 && (
        <Empty title={m.supervisors_none()} body={m.supervisors_become()}>
          <Link href={paths.leagues(season.slug, category)}>{m.nav_leagues()}</Link>
          <Link href={paths.tournaments(season.slug, category)}>{m.nav_tournaments()}</Link>
        </Empty>
      )}
      <ul className={blocks.grid}>
        {supervisors.map(({ supervisor, path, leagues, tournaments }) => (
          <li key={supervisor.id} className={blocks.card}>
            <Link href={path}>{supervisor.username}</Link>
            <ul className={blocks.rows}>
              {[...leagues, ...tournaments].map((competition) => (
                <li key={competition.path}>
                  <Link href={competition.path}>{competition.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
