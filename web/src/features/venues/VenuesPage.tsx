import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { inSameSeason } from '../../ui/geography/in-same-season.ts';
import { SeasonChoices } from '../../ui/geography/SeasonChoices.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { LinkList } from '../../ui/link-list/LinkList.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';

/** The venues of a season by city. */
export function VenuesPage() {
  const paths = usePaths();
  const pageLocation = usePageLocation();
  const list = usePageQuery('venues', 'main');
  if (list.isPending) return <Loading shape="text" rows={12} />;
  if (hasFailed(list)) return <Failed failure={failureOf(list.error)} retry={() => void list.refetch()} />;
  const { season, venues } = list.data;
  return (
    <PageFrame
      title={m.venues_title()}
      description={m.venues_description()}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
      facts={
        <>
          <span>{m.venues_count({ count: venues.length })}</span>
          <Link href={paths.map(season.slug)}>{m.cities_on_map()}</Link>
          <Link href={inSameSeason(pageLocation, paths.cities())}>{m.cities_title()}</Link>
        </>
      }
    >
      <SeasonChoices season={season.slug} />
      {venues.length === 0 ? (
        <Empty title={m.venues_none()}>
          <Link href={season.path}>{m.shell_season({ season: season.slug })}</Link>
        </Empty>
      ) : (
        <LinkList
          items={venues.map(({ name, path, cityName, games }) => ({
            name,
            path: inSameSeason(pageLocation, path),
            count: m.games_count({ count: games }),
            ...(cityName !== null && { fact: cityName }),
          }))}
        />
      )}
    </PageFrame>
  );
}
