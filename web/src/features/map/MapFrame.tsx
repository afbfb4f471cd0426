import { Box } from '@mantine/core';
import type { PlaceOnMap, VenueOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import { useIntersection } from '@mantine/hooks';
import { Component, type ReactNode, useState } from 'react';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { useLater } from '../../lib/page/use-lazy.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';
import { StreetAttribution } from './StreetAttribution.tsx';
import classes from './map.module.css';

const loadMap = async () => (await import('./QuebecMap.tsx')).QuebecMap;

type Props = {
  places: readonly PlaceOnMap[];
  venues: readonly VenueOnMap[];
  selected: string | null;
  pointed: string | null;
  mapboxToken: string | null;
  pathOf: (name: string) => string;
};

const status = (text: string) => (
  <Box component="p" m={0} p="md" role="status">
    {text}
  </Box>
);

/** Error boundary: renders `fallback` when the browser cannot draw the map. */
class MapErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/**
 * Reserves the map's space and loads its code once that is near the viewport. Without scripts the list of places
 * stands alone.
 */
export function MapFrame(props: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [isDrawable, setDrawable] = useState(true);
  const { Part: QuebecMap, failed } = useLater(entry?.isIntersecting === true, loadMap);
  const isHere = useIsHydrated();
  const broken = status(m.map_failed());
  return (
    <figure className={`${blocks.scripted} ${classes.frame}`}>
      <div ref={ref} className={`${blocks.surface} ${classes.map}`} data-scripted={isHere || undefined}>
        {failed || !isDrawable ? (
          broken
        ) : (
          <MapErrorBoundary fallback={broken}>
            {QuebecMap ? (
              <QuebecMap {...props} onFailure={() => setDrawable(false)} />
            ) : (
              isHere && status(m.map_loading())
            )}
          </MapErrorBoundary>
        )}
      </div>
      <Box component="figcaption" className={blocks.note ?? ''} mt="0.375rem">
        {m.map_legend()} {props.mapboxToken !== null && <StreetAttribution />}
        <details className={blocks.fold}>
          <summary>{m.map_about()}</summary>
          <p>{m.map_keys()}</p>
          <p>{m.map_sources()}</p>
        </details>
      </Box>
    </figure>
  );
}
