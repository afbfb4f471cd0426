import { Box } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import { useIsHydrated } from '../../lib/page/in-browser.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../../ui/blocks.module.css';
import { brokenMap, LazyMap } from './LazyMap.tsx';
import { mapsFor } from './load-map.ts';
import classes from './map.module.css';
import type { MapProps } from './QuebecMap.tsx';

/**
 * Reserves the map's space, and loads its code once this space is near the viewport. Without scripts the list of places
 * stands alone.
 */
export function MapFrame(props: Omit<MapProps, 'onZoom' | 'onFailure'>) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [at, setAt] = useState(0);
  const [hasArenas, setArenas] = useState(false);
  const isHere = useIsHydrated();
  const maps = mapsFor(props.mapboxToken);
  const load = maps[at];
  return (
    <figure className={`${blocks.scripted} ${classes.frame}`}>
      <div ref={ref} className={`${blocks.surface} ${classes.map}`} data-scripted={isHere || undefined}>
        {load ? (
          <LazyMap
            {...props}
            key={at}
            load={load}
            isWanted={entry?.isIntersecting === true}
            isHydrated={isHere}
            isLast={at === maps.length - 1}
            onZoom={setArenas}
            // A map reports several errors when it fails.
            onFailure={() => setAt((now) => Math.max(now, at + 1))}
          />
        ) : (
          brokenMap()
        )}
      </div>
      <Box component="figcaption" className={blocks.note ?? ''} mt="0.375rem">
        {m.map_legend()}
        {hasArenas && ` · ${m.map_legend_arenas()}`}{' '}
        <details className={blocks.fold}>
          <summary>{m.map_about()}</summary>
          <p>{m.map_keys()}</p>
          <p>{m.map_sources()}</p>
        </details>
      </Box>
    </figure>
  );
}
