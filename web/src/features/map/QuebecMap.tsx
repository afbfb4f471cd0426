import 'maplibre-gl/dist/maplibre-gl.css';
import { useComputedColorScheme } from '@mantine/core';
import type { PlaceOnMap, VenueOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useMemo, useRef, useState } from 'react';
import {
  Layer,
  Map as MapView,
  type MapLayerMouseEvent,
  type MapRef,
  NavigationControl,
  ScaleControl,
  Source,
} from 'react-map-gl/maplibre';
import { useLocation } from 'wouter';
import { m } from '../../paraglide/messages.js';
import landUrl from './land.geojson?url';
import { coloursOf, type MapColours } from './map-colours.ts';
import { layersIn } from './map-layers.ts';
import { isStreetTileError, Streets } from './Streets.tsx';
import { pointsOf, venuePointsOf } from './points.ts';
import regionsUrl from './regions.geojson?url';
import townsUrl from './towns.geojson?url';
import { startAt, useFlyTo, useStoredPosition } from './use-position.ts';

// The content security policy only allows workers from this site.
maplibre.setWorkerUrl(workerUrl);

/** The extent of the outlines: west, south, east, north in degrees. */
const bounds: [number, number, number, number] = [-100, 36, -45, 66];
/** Without streets there is nothing more to see between two arenas. */
const closest = { plain: 11, withStreets: 16 };

type Props = {
  places: readonly PlaceOnMap[];
  venues: readonly VenueOnMap[];
  selected: string | null;
  /** A place that the reader points at in the list. */
  pointed: string | null;
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
    const { cluster_id: group, name, place } = feature.properties;
    if (typeof place === 'string') return navigate(pathOf(place));
    if (typeof name === 'string') return navigate(pathOf(name));
    const source = target.getSource('places');
    if (!(source instanceof maplibre.GeoJSONSource) || typeof group !== 'number') return;
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    target.easeTo({ center: [longitude, latitude], zoom: await source.getClusterExpansionZoom(group) });
  };
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
export function QuebecMap({ places, venues, selected, pointed, mapboxToken, pathOf, onFailure }: Props) {
  const [map, setMap] = useState<MapRef | null>(null);
  const [isOver, setOver] = useState(false);
  const colours = useColours();
  const layers = useMemo(() => layersIn(colours), [colours]);
  const points = useMemo(() => pointsOf(places), [places]);
  // In a source of its own, so that clusters do not hide it.
  const chosen = useMemo(
    () => pointsOf(places.filter(({ name }) => name === selected || name === pointed)),
    [places, selected, pointed],
  );
  const arenas = useMemo(() => venuePointsOf(venues), [venues]);
  const at = places.find(({ name }) => name === selected)?.at ?? null;
  const [start] = useState(() => startAt(at));
  const pressed = usePressed({ pathOf });
  const hasDrawn = useRef(false);
  useFlyTo(map, at);
  useStoredPosition(map);
  return (
    <MapView
      ref={setMap}
      mapLib={maplibre}
      initialViewState={start}
      maxBounds={bounds}
      hash="map"
      minZoom={3}
      maxZoom={mapboxToken === null ? closest.plain : closest.withStreets}
      mapStyle={layers.ground}
      attributionControl={false}
      dragRotate={false}
      touchPitch={false}
      cursor={isOver ? 'pointer' : 'grab'}
      interactiveLayerIds={['groups', 'points', 'venues']}
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
      <ScaleControl maxWidth={90} />
      <Source id="land" type="geojson" data={landUrl}>
        <Layer {...layers.land} />
        <Layer {...layers.shore} />
      </Source>
      {mapboxToken !== null && <Streets token={mapboxToken} />}
      <Source id="regions" type="geojson" data={regionsUrl}>
        <Layer {...layers.regions} />
        <Layer {...layers.borders} />
      </Source>
      <Source id="towns" type="geojson" data={townsUrl}>
        <Layer {...layers.towns} />
      </Source>
      <Source id="venues" type="geojson" data={arenas}>
        <Layer {...layers.venues} />
        <Layer {...layers.venueNames} />
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
