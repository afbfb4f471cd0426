import type { VenueOutput } from '@rondelle/contracts/competition/geography.outputs.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { failureOf, hasFailed } from '../../lib/http/failure.ts';
import { namesCity } from '../../lib/format/names-city.ts';
import { JsonLd } from '../../lib/page/json-ld.tsx';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { usePageQuery } from '../../lib/page/page-queries.ts';
import { m } from '../../paraglide/messages.js';
import { inSameSeason } from '../../ui/geography/in-same-season.ts';
import { SeasonChoices } from '../../ui/geography/SeasonChoices.tsx';
import { TeamsByCategory } from '../../ui/geography/TeamsByCategory.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { Columns } from '../../ui/page-frame/Columns.tsx';
import { PageFrame } from '../../ui/page-frame/PageFrame.tsx';
import { Failed } from '../../ui/states/Failed.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { EditVenue } from './parts/EditVenue.tsx';
import { Reach } from './parts/Reach.tsx';
import { VenueWeek } from './parts/VenueWeek.tsx';
import { sportsVenue } from './sports-venue.ts';
import blocks from '../../ui/blocks.module.css';

function Facts({ venue: { address, postalCode, city, cityName, count } }: { venue: VenueOutput }) {
  const pageLocation = usePageLocation();
  return (
    <>
      {address && <span>{address}</span>}
      {postalCode && <span>{postalCode}</span>}
      {city ? (
        <Link href={inSameSeason(pageLocation, city.path)}>{city.name}</Link>
      ) : (
        cityName && <span>{cityName}</span>
      )}
      <span>{m.venue_games({ count: m.games_count({ count }) })}</span>
    </>
  );
}

/** A venue: the week's games on its ice, directions, and the teams with this home ice. */
export function VenuePage() {
  const paths = usePaths();
  const pageLocation = usePageLocation();
  const query = usePageQuery('venue', 'main', { placeholderData: keepPreviousData });
  if (query.isPending) return <Loading shape="cards" />;
  if (hasFailed(query)) return <Failed failure={failureOf(query.error)} retry={() => void query.refetch()} />;
  const venue = query.data;
  const { name, city, cityName, fromGazetteer, season, homeTeams } = venue;
  return (
    <PageFrame
      title={cityName === null || namesCity(name, cityName) ? name : `${name}, ${cityName}`}
      heading={<h1>{name}</h1>}
      description={
        cityName === null ? m.venue_description({ name }) : m.venue_description_city({ name, city: cityName })
      }
      crumbs={[
        { name: m.venues_title(), path: inSameSeason(pageLocation, paths.venues()) },
        ...(city ? [{ name: city.name, path: inSameSeason(pageLocation, city.path) }] : []),
      ]}
      facts={<Facts venue={venue} />}
      actions={<EditVenue city={city} />}
    >
      <JsonLd data={sportsVenue(venue)} />
      <Reach venue={venue} />
      <Columns
        main={<VenueWeek venue={venue} />}
        aside={
          <>
            {homeTeams.length > 0 && (
              <TeamsByCategory categories={homeTeams} title={m.venue_home_teams()} withCity />
            )}
            <SeasonChoices season={season.slug} hasTitle />
            {fromGazetteer && <p className={blocks.small}>{m.venue_data()}</p>}
          </>
        }
      />
    </PageFrame>
  );
}
