import 'maplibre-gl/dist/maplibre-gl.css';
import { useComputedColorScheme } from '@mantine/core';
import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  Layer,
  Map as MapView,
  type MapLayerMouseEvent,
  type MapRef,
  NavigationControl,
  Source,
} from 'react-map-gl/maplibre';
import { useLocation } from 'wouter';
import { m } from '../../paraglide/messages.js';
import landUrl from './land.geojson?url';
import { coloursOf, type MapColours } from './map-colours.ts';
import { layersIn } from './map-layers.ts';
import { isStreetTileError, Streets } from './Streets.tsx';
import { pointsOf } from './points.ts';
import regionsUrl from './regions.geojson?url';

// The content security policy only allows workers from this site.
maplibre.setWorkerUrl(workerUrl);

const start = { latitude: 45.5, longitude: -73.5, zoom: 4 };
/** The extent of the outlines: west, south, east, north in degrees. */
const bounds: [number, number, number, number] = [-98, 38, -48, 64];
const nearby = 9;

type Props = {
  places: readonly PlaceOnMap[];
  selected: string | null;
  mapboxToken: string | null;
  pathOf: (name: string) => string;
  onFailure: () => void;
};

/** Zooms into a pressed cluster, or navigates to a pressed place. */
const usePressed = ({ pathOf }: Pick<Props, 'pathOf'>) => {
  const [, navigate] = useLocation();
  return async ({ features, target }: MapLayerMouseEvent) => {
    const feature = features?.[0];
    if (!feature || feature.geometry.type !== 'Point') return;
    const { cluster_id: group, name } = feature.properties;
    if (typeof name === 'string') return navigate(pathOf(name));
    const source = target.getSource('places');
    if (!(source instanceof maplibre.GeoJSONSource) || typeof group !== 'number') return;
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    target.easeTo({ center: [longitude, latitude], zoom: await source.getClusterExpansionZoom(group) });
  };
};

/** Moves the map to the selected place. */
const useFlyTo = (map: MapRef | null, places: readonly PlaceOnMap[], selected: string | null): void => {
  const at = places.find(({ name }) => name === selected)?.at ?? null;
  const [longitude, latitude] = [at?.longitude, at?.latitude];
  useEffect(() => {
    if (!map || longitude === undefined || latitude === undefined) return;
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), nearby) });
  }, [map, longitude, latitude]);
};

/** The page's colours; updated when the colour scheme changes. */
const useColours = (): MapColours => {
  const scheme = useComputedColorScheme('light');
  return useMemo(() => coloursOf(scheme), [scheme]);
};

/**
 * A map of Quebec with its regions and the season's places in clusters. It only loads files from this site, unless
 * a Mapbox token adds streets.
 */
export function QuebecMap({ places, selected, mapboxToken, pathOf, onFailure }: Props) {
  const [map, setMap] = useState<MapRef | null>(null);
  const [isOver, setOver] = useState(false);
  const colours = useColours();
  const layers = useMemo(() => layersIn(colours), [colours]);
  const points = useMemo(() => pointsOf(places), [places]);
  // In a source of its own, so that clusters do not hide it.
  const chosen = useMemo(() => pointsOf(places.filter(({ name }) => name === selected)), [places, selected]);
  const pressed = usePressed({ pathOf });
  const hasDrawn = useRef(false);
  useFlyTo(map, places, selected);
  return (
    <MapView
      ref={setMap}
      mapLib={maplibre}
      initialViewState={start}
      maxBounds={bounds}
      minZoom={3}
      maxZoom={13}
      mapStyle={layers.ground}
      attributionControl={false}
      dragRotate={false}
      touchPitch={false}
      cursor={isOver ? 'pointer' : 'grab'}
      interactiveLayerIds={['groups', 'points']}
      locale={{
        'Map.Title': m.map_label(),
        'NavigationControl.ZoomIn': m.map_zoom_in(),
        'NavigationControl.ZoomOut': m.map_zoom_out(),
      }}
      onClick={(event: MapLayerMouseEvent) => void pressed(event)}
      onMouseEnter={() => setOver(true)}
      onMouseLeave={() => setOver(false)}
      onLoad={() => {
        hasDrawn.current = true;
      }}
      onError={(event: object) => {
        // The map stays useful without street tiles.
        if (!hasDrawn.current && !isStreetTileError(event)) onFailure();
      }}
    >
      <NavigationControl showCompass={false} />
      <Source id="land" type="geojson" data={landUrl}>
        <Layer {...layers.land} />
        <Layer {...layers.shore} />
      </Source>
      {mapboxToken !== null && <Streets token={mapboxToken} />}
      <Source id="regions" type="geojson" data={regionsUrl}>
        <Layer {...layers.regions} />
        <Layer {...layers.borders} />
      </Source>
      <Source
        id="places"
        type="geojson"
        data={points}
        cluster
        clusterRadius={44}
        clusterMaxZoom={8}
        clusterProperties={{ teams: ['+', ['get', 'teams']], weight: ['+', ['get', 'weight']] }}
      >
        <Layer {...layers.groups} />
        <Layer {...layers.groupCounts} />
        <Layer {...layers.points} />
        <Layer {...layers.pointCounts} />
        <Layer {...layers.names} />
      </Source>
      <Source id="chosen" type="geojson" data={chosen}>
        <Layer {...layers.chosen} />
        <Layer {...layers.chosenName} />
      </Source>
    </MapView>
  );
}
