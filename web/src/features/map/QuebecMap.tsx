import { useComputedColorScheme } from '@mantine/core';
import type { PlaceOnMap, VenueOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';
import { useMemo, useRef, useState } from 'react';
import type { MapLayerMouseEvent, MapRef } from 'react-map-gl/maplibre';
import { useLocation } from 'wouter';
import { m } from '../../paraglide/messages.js';
import landUrl from './land.geojson?url';
import { coloursOf } from './map-colours.ts';
import { isFatal } from './map-errors.ts';
import { arenaZoom, layersIn } from './map-layers.ts';
import type { MapLibrary } from './map-library.ts';
import { pointsOf, venuePointsOf } from './points.ts';
import regionsUrl from './regions.geojson?url';
import townsUrl from './towns.geojson?url';
import { startAt, useFlyTo, useStoredPosition } from './use-position.ts';

/** The extent of the outlines: west, south, east, north in degrees. */
const bounds: [number, number, number, number] = [-100, 36, -45, 66];

const scaleStyle = {
  background: 'var(--r-surface)',
  borderColor: 'var(--r-muted)',
  color: 'var(--r-ink)',
} as const;

export type MapProps = {
  places: readonly PlaceOnMap[];
  venues: readonly VenueOnMap[];
  selected: string | null;
  /** A place that the reader points at in the list. */
  pointed: string | null;
  mapboxToken: string | null;
  pathOf: (name: string) => string;
  /** Called with whether the zoom is one at which arenas are drawn. */
  onZoom: (hasArenas: boolean) => void;
  onFailure: () => void;
};

/** Zooms into a pressed cluster, or navigates to a pressed place. */
const usePressed = (pathOf: MapProps['pathOf'], { expansionZoom }: MapLibrary) => {
  const [, navigate] = useLocation();
  return async ({ features, target }: MapLayerMouseEvent) => {
    const feature = features?.[0];
    if (!feature || feature.geometry.type !== 'Point') return;
    const { cluster_id: group, name, place } = feature.properties;
    if (typeof place === 'string') return navigate(pathOf(place));
    if (typeof name === 'string') return navigate(pathOf(name));
    if (typeof group !== 'number') return;
    const zoom = await expansionZoom(target.getSource('places'), group);
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    if (zoom !== null) target.easeTo({ center: [longitude, latitude], zoom });
  };
};

type Zoomed = { readonly getZoom: () => number };

/** A map of Quebec with its regions and the season's places in clusters, drawn by either library. */
export function QuebecMap({ library, ...props }: MapProps & { library: MapLibrary }) {
  const { places, venues, selected, pointed, mapboxToken, pathOf, onZoom, onFailure } = props;
  const { Map: MapView, Source, Layer, NavigationControl, ScaleControl } = library.parts;
  const [map, setMap] = useState<MapRef | null>(null);
  const [isOver, setOver] = useState(false);
  // At once, because this part is never rendered on the server: the wrong style would be requested first.
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const layers = useMemo(() => layersIn(coloursOf(scheme)), [scheme]);
  const points = useMemo(() => pointsOf(places), [places]);
  // In a source of its own, so that clusters do not hide it.
  const chosen = useMemo(
    () => pointsOf(places.filter(({ name }) => name === selected || name === pointed)),
    [places, selected, pointed],
  );
  const arenas = useMemo(() => venuePointsOf(venues), [venues]);
  const at = places.find(({ name }) => name === selected)?.at ?? null;
  const [start] = useState(() => startAt(at, places));
  const pressed = usePressed(pathOf, library);
  const hasDrawn = useRef(false);
  useFlyTo(map, at);
  useStoredPosition(map);
  return (
    <MapView
      ref={setMap}
      {...library.settingsOf({ ground: layers.ground, scheme, token: mapboxToken })}
      initialViewState={start}
      maxBounds={bounds}
      hash="map"
      minZoom={3}
      dragRotate={false}
      touchPitch={false}
      cursor={isOver ? 'pointer' : 'grab'}
      interactiveLayerIds={['groups', 'points', 'venues']}
      locale={{
        'AttributionControl.ToggleAttribution': m.map_attribution(),
        'LogoControl.Title': m.map_logo(),
        'Map.Title': m.map_label(),
        'NavigationControl.ZoomIn': m.map_zoom_in(),
        'NavigationControl.ZoomOut': m.map_zoom_out(),
      }}
      onClick={(event: MapLayerMouseEvent) => void pressed(event)}
      onMouseEnter={() => setOver(true)}
      onMouseLeave={() => setOver(false)}
      onLoad={({ target }: { target: Zoomed }) => {
        hasDrawn.current = true;
        onZoom(target.getZoom() >= arenaZoom);
      }}
      onZoom={({ target }: { target: Zoomed }) => onZoom(target.getZoom() >= arenaZoom)}
      onError={(event: object) => {
        if (isFatal(event, hasDrawn.current)) onFailure();
      }}
    >
      {/* The library draws its buttons in black on white only. */}
      <NavigationControl
        showCompass={false}
        style={{ filter: scheme === 'dark' ? 'invert(0.87)' : 'none' }}
      />
      <ScaleControl maxWidth={90} style={scaleStyle} />
      {!library.hasStreets && (
        <Source id="land" type="geojson" data={landUrl}>
          <Layer {...layers.land} />
          <Layer {...layers.shore} />
        </Source>
      )}
      <Source id="regions" type="geojson" data={regionsUrl}>
        <Layer {...layers.regions} />
        <Layer {...layers.borders} />
      </Source>
      {!library.hasStreets && (
        <Source id="towns" type="geojson" data={townsUrl}>
          <Layer {...layers.towns} />
        </Source>
      )}
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
