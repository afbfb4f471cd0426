import type { ComponentType } from 'react';
import type { MapProps } from './QuebecMap.tsx';

export type LoadMap = () => Promise<ComponentType<MapProps>>;

const loadMapbox: LoadMap = async () => (await import('./MapboxMap.tsx')).MapboxMap;
const loadMaplibre: LoadMap = async () => (await import('./MaplibreMap.tsx')).MaplibreMap;

/**
 * Returns the maps to load, the preferred one first; the next one replaces one that fails. Without a token nothing of
 * Mapbox is loaded.
 */
export const mapsFor = (mapboxToken: string | null): readonly LoadMap[] =>
  mapboxToken === null ? [loadMaplibre] : [loadMapbox, loadMaplibre];
