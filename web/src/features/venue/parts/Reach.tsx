import { Box } from '@mantine/core';
import type { VenueOutput } from '@rondelle/contracts/competition/geography.outputs.ts';
import { useIsHydrated } from '../../../lib/page/in-browser.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { appleMapsUrl, directionsUrl, geoUrl } from '../venue-links.ts';
import blocks from '../../../ui/blocks.module.css';

/** Links that lead to the venue: in a maps application, on OpenStreetMap, on the site's map; and to its screen. */
export function Reach({ venue }: { venue: VenueOutput }) {
  const paths = usePaths();
  const { at, path, season, cityName } = venue;
  const isApple = useIsHydrated() && /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent);
  const key = path.split('/').slice(-2).join('/');
  return (
    <Box
      component="nav"
      aria-label={m.venue_reach()}
      className={blocks.actions ?? ''}
      mt="-1.25rem"
      data-unprinted
    >
      <a href={directionsUrl(venue)} rel="noopener external">
        {at ? m.venue_directions() : m.venue_find()}
      </a>
      <Box
        component="a"
        rel="noopener external"
        href={isApple ? appleMapsUrl(venue) : geoUrl(venue)}
        hiddenFrom="sm"
      >
        {m.venue_open_app()}
      </Box>
      {cityName !== null && (
        <Link href={`${paths.map(season.slug)}?place=${encodeURIComponent(cityName)}`}>
          {m.venue_on_map()}
        </Link>
      )}
      <Link href={`${paths.screen()}?venue=${encodeURIComponent(key)}`}>{m.venue_screen()}</Link>
    </Box>
  );
}
