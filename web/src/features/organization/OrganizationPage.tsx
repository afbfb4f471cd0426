import { contracted } from '../../lib/format/contracted.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { organizationActions } from '../../ui/actions/catalogue-actions.ts';
import { inSameSeason } from '../../ui/geography/in-same-season.ts';
import { SeasonChoices } from '../../ui/geography/SeasonChoices.tsx';
import { TeamsByCategory } from '../../ui/geography/TeamsByCategory.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

/** An organization in a season, with its teams by category. */
export function OrganizationPage() {
  const paths = usePaths();
  const pageLocation = usePageLocation();
  const query = usePageQuery('organization', 'main');
  if (query.isPending) return <Loading shape="text" rows={12} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { id, name, season, city, count, categories } = query.data;
  return (
    <PageFrame
      title={season ? `${name}, ${season.slug}` : name}
      description={
        season
          ? m.organization_description_season({
              ofOrganization: contracted(name),
              season: season.slug,
            })
          : m.organization_description({ ofOrganization: contracted(name) })
      }
      crumbs={[{ name: m.organizations_title(), path: inSameSeason(pageLocation, paths.organizations()) }]}
      facts={
        <>
          {city && <Link href={inSameSeason(pageLocation, city.path)}>{city.name}</Link>}
          <span>{m.teams_count({ count })}</span>
        </>
      }
      actions={
        <EditMenu actions={[{ form: 'add-team', name: m.team_form_add() }, ...organizationActions(id)]} />
      }
    >
      {season && <SeasonChoices season={season.slug} />}
      {count > 0 ? (
        <TeamsByCategory categories={categories} withCity />
      ) : (
        <Empty title={m.organization_no_teams()}>{m.organization_add_team_hint()}</Empty>
      )}
    </PageFrame>
  );
}
