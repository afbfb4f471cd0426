import 'maplibre-gl/dist/maplibre-gl.css';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Layer, Map as MapView, NavigationControl, ScaleControl, Source } from 'react-map-gl/maplibre';
import type { MapLibrary } from './map-library.ts';
import { type MapProps, QuebecMap } from './QuebecMap.tsx';

// The content security policy only allows workers from this site.
maplibre.setWorkerUrl(workerUrl);

const library: MapLibrary = {
  parts: { Map: MapView, Source, Layer, NavigationControl, ScaleControl },
  hasStreets: false,
  settingsOf: ({ ground }) => ({
    mapLib: maplibre,
    mapStyle: ground,
    // Without streets there is nothing more to see between two arenas.
    maxZoom: 11,
    attributionControl: false,
  }),
  expansionZoom: async (source, cluster) =>
    source instanceof maplibre.GeoJSONSource ? source.getClusterExpansionZoom(cluster) : null,
};

/** The map on files of this site alone. */
export function MaplibreMap(props: MapProps) {
  return <QuebecMap {...props} library={library} />;
}
