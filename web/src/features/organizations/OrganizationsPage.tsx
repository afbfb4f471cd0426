import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { namesCity } from '../../lib/format/names-city.ts';
import { m } from '../../paraglide/messages.js';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { inSameSeason } from '../../ui/geography/in-same-season.ts';
import { byPlace } from './by-place.ts';
import { Link } from '../../ui/link/Link.tsx';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

/** All organizations, each with its city and number of teams; those that share a name also with their region. */
export function OrganizationsPage() {
  const paths = usePaths();
  const pageLocation = usePageLocation();
  const list = usePageQuery('organizations', 'main');
  if (list.isPending) return <Loading shape="text" rows={12} />;
  if (hasFailed(list)) return <Failed failure={failureOf(list.error)} retry={() => void list.refetch()} />;
  const { season, organizations, count } = list.data;
  const isShared = (name: string) => organizations.filter((one) => one.name === name).length > 1;
  return (
    <PageFrame
      title={m.organizations_title()}
      description={m.organizations_description()}
      {...(season && { crumbs: [{ name: m.shell_season({ season: season.slug }), path: season.path }] })}
      facts={
        <>
          <span>{m.organizations_count({ count: organizations.length })}</span>
          {count > 0 && <span>{m.teams_count({ count })}</span>}
          <Link href={paths.cities()}>{m.cities_title()}</Link>
        </>
      }
      actions={<EditMenu actions={[{ form: 'add-organization', name: m.organization_form_add() }]} />}
    >
      {organizations.length > 0 ? (
        <LinkList
          items={byPlace(organizations, pageLocation.lang).map(({ name, path, city, region, teams }) => ({
            name,
            path: inSameSeason(pageLocation, path),
            count: m.teams_count({ count: teams }),
            fact: [
              ...(city && !namesCity(name, city.name) ? [city.name] : []),
              ...(region && isShared(name) ? [region.name] : []),
            ].join(' · '),
          }))}
        />
      ) : (
        <Empty title={m.organizations_none()}>
          <p>{m.organizations_none_hint()}</p>
          <FormLink form="add-organization">{m.organization_form_add()}</FormLink>
        </Empty>
      )}
    </PageFrame>
  );
}
