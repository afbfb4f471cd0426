import type { Outputs } from '../../lib/http/outputs.ts';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { EditMenu } from '../../ui/actions/EditMenu.tsx';
import { FormLink } from '../../ui/form-link/FormLink.tsx';
import { inSameSeason } from '../../ui/geography/in-same-season.ts';
import { Link } from '../../ui/link/Link.tsx';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Section } from '../../ui/page-frame/Section.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { byRegion } from './by-region.ts';
import { Unlisted } from './Unlisted.tsx';

/** The cities by region, each with its number of teams. */
function Regions({ cities }: Pick<Outputs['city']['list'], 'cities'>) {
  const pageLocation = usePageLocation();
  return byRegion(cities).map(({ region, cities: of }) => (
    <Section key={region} title={region === '' ? m.cities_no_region() : region}>
      <LinkList
        items={of.map(({ name, path, teams }) => ({
          name,
          path: inSameSeason(pageLocation, path),
          count: m.teams_count({ count: teams }),
        }))}
      />
    </Section>
  ));
}

export function CitiesPage() {
  const paths = usePaths();
  const list = usePageQuery('cities', 'main');
  if (list.isPending) return <Loading shape="text" rows={12} />;
  if (hasFailed(list)) return <Failed failure={failureOf(list.error)} retry={() => void list.refetch()} />;
  const { season, cities, count, unlisted } = list.data;
  return (
    <PageFrame
      title={m.cities_title()}
      description={m.cities_description()}
      {...(season && { crumbs: [{ name: m.shell_season({ season: season.slug }), path: season.path }] })}
      facts={
        <>
          <span>{m.cities_count({ count: cities.length })}</span>
          {count > 0 && <span>{m.teams_count({ count })}</span>}
          {season && <Link href={paths.map(season.slug)}>{m.cities_on_map()}</Link>}
          <Link href={paths.organizations()}>{m.organizations_title()}</Link>
        </>
      }
      actions={<EditMenu actions={[{ form: 'add-city', name: m.city_form_add() }]} />}
    >
      {cities.length === 0 && unlisted.length === 0 && (
        <Empty title={m.cities_none()}>
          <FormLink form="add-city">{m.city_form_add()}</FormLink>
        </Empty>
      )}
      <Regions cities={cities} />
      {unlisted.length > 0 && season && <Unlisted season={season.slug} cities={unlisted} />}
    </PageFrame>
  );
}
