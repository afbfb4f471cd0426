import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { usePage, usePageLocation, usePaths, withSearch } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { categoryChoices } from '../../ui/filters/category-choices.ts';
import { Choices } from '../../ui/filters/Choices.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Columns } from '../../ui/page-frame/Columns.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { MapFrame } from './MapFrame.tsx';
import { PlaceDetails } from './PlaceDetails.tsx';
import { PlaceList } from './PlaceList.tsx';

/** A map of teams, tournaments and venues, with a list that works without it. */
export function MapPage() {
  const [page, pageLocation, paths] = [usePage('map'), usePageLocation(), usePaths()];
  // The map stays at its position while another season or category loads.
  const query = usePageQuery('map', 'main', { placeholderData: keepPreviousData });
  const [pointed, setPointed] = useState<string | null>(null);
  if (query.isPending) return <Loading shape="text" rows={12} />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const { season, category, categories, places, venues, selected, mapboxToken } = query.data;
  const title = m.map_title({ season: season.slug });
  const pathOf = (name: string | null) => withSearch(pageLocation, { place: name });
  const placeSearch =
    page.values.place === undefined ? '' : `?place=${encodeURIComponent(page.values.place)}`;
  return (
    <PageFrame
      title={category ? `${title} – ${category.name}` : title}
      description={m.map_description({ season: season.slug })}
      crumbs={[{ name: m.shell_season({ season: season.slug }), path: season.path }]}
      facts={
        <>
          <span>{m.places_count({ count: places.length })}</span>
          <Link href={paths.cities()}>{m.cities_title()}</Link>
        </>
      }
    >
      <Choices
        label={m.filter_categories()}
        choices={categoryChoices(
          categories,
          page.categoryId,
          (one) => paths.map(season.slug, one) + placeSearch,
        )}
      />
      {places.length === 0 ? (
        <Empty title={m.map_none()} />
      ) : (
        <Columns
          main={
            <MapFrame
              places={places}
              venues={venues}
              selected={selected?.name ?? null}
              pointed={pointed}
              mapboxToken={mapboxToken}
              pathOf={pathOf}
            />
          }
          aside={
            <>
              {selected && <PlaceDetails place={selected} season={season.slug} back={pathOf(null)} />}
              <PlaceList
                places={places}
                selected={selected?.name ?? null}
                pathOf={pathOf}
                onPoint={setPointed}
              />
            </>
          }
        />
      )}
    </PageFrame>
  );
}
