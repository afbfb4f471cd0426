import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';
import { useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { addressOf, usePageLocation } from '../../lib/page/page-location.ts';
import { boundsOfMost } from './bounds-of-most.ts';

const nearby = 9;

/** Where the map starts when the address has no position: at the selected place, or else around most teams. */
export const startAt = (at: Coordinates | null, places: readonly PlaceOnMap[]) =>
  at
    ? { ...at, zoom: nearby }
    : { bounds: boundsOfMost(places), fitBoundsOptions: { padding: 24, maxZoom: nearby } };

/** Moves the map to the selected place when another one is selected. */
export const useFlyTo = (map: MapRef | null, at: Coordinates | null): void => {
  const [longitude, latitude] = [at?.longitude, at?.latitude];
  // The map itself starts at the first place.
  const last = useRef({ longitude, latitude });
  useEffect(() => {
    if (!map || (last.current.longitude === longitude && last.current.latitude === latitude)) return;
    last.current = { longitude, latitude };
    if (longitude === undefined || latitude === undefined) return;
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), nearby) });
  }, [map, longitude, latitude]);
};

/**
 * Stores the position in the address when the category or the place changes. MapLibre writes it there after each
 * movement, but links of the page have no fragment.
 */
export const useStoredPosition = (map: MapRef | null): void => {
  const address = addressOf(usePageLocation());
  const last = useRef(address);
  useEffect(() => {
    if (!map || last.current === address) return;
    last.current = address;
    map.getMap().fire('moveend');
  }, [map, address]);
};
