import { useLocationProperty } from 'wouter/use-browser-location';
import { usePageLocation } from '../../lib/page/page-location.ts';

/** The map writes its position as `#map=zoom/latitude/longitude`. */
const positionIn = (fragment: string): string => (fragment.startsWith('#map=') ? fragment : '');

/**
 * Returns the fragment with the map's position, for links to the same map of another season or in the other language;
 * empty on other pages, and before scripts run.
 */
export const useMapPosition = (): string => {
  const isMap = usePageLocation().page?.page === 'map';
  const fragment = useLocationProperty(
    () => positionIn(location.hash),
    () => '',
  );
  return isMap ? fragment : '';
};
