import 'mapbox-gl/dist/mapbox-gl.css';
import mapboxgl, { type GeoJSONSource } from 'mapbox-gl';
import { Layer, Map as MapView, NavigationControl, ScaleControl, Source } from 'react-map-gl/mapbox';
import { currentLanguage } from '../../lib/format/lang.ts';
import type { MapLibrary, MapParts, MapSettings } from './map-library.ts';
import { mapboxSettings } from './mapbox-settings.ts';
import { type MapProps, QuebecMap } from './QuebecMap.tsx';

const isClustered = (source: object | undefined): source is GeoJSONSource =>
  source !== undefined && 'getClusterExpansionZoom' in source;

const library: MapLibrary = {
  // The types of these components name classes of another library; the props that this map uses are the same.
  parts: { Map: MapView, Source, Layer, NavigationControl, ScaleControl } as unknown as MapParts,
  hasStreets: true,
  settingsOf: ({ scheme, token }) => ({
    ...mapboxSettings({ scheme, token, language: currentLanguage() }),
    mapLib: mapboxgl as unknown as NonNullable<MapSettings['mapLib']>,
  }),
  expansionZoom: async (source, cluster) => {
    if (!isClustered(source)) return null;
    const { promise, resolve, reject } = Promise.withResolvers<number | null>();
    source.getClusterExpansionZoom(cluster, (error, zoom) => (error ? reject(error) : resolve(zoom ?? null)));
    return promise;
  },
};

/** The map on Mapbox's streets. */
export function MapboxMap(props: MapProps) {
  return <QuebecMap {...props} library={library} />;
}
