import type { StyleSpecification } from 'maplibre-gl';
import type { LayerProps } from 'react-map-gl/maplibre';
import type { MapColours } from './map-colours.ts';

/** The browser draws the labels with the page's fonts, so no font files are requested. */
const letters = { 'text-font': ['Inter', 'system-ui', 'sans-serif'] };

const sized = (property: string, small: number, large: number) =>
  ['interpolate', ['linear'], ['sqrt', ['get', property]], 1, small, 30, large] as const;

/** Shows the larger towns first, and smaller ones as the reader zooms in. */
const peopled = [
  'step',
  ['zoom'],
  ...[0, 5, 6, 7, 8].flatMap((zoom, at) => [
    ...(zoom > 0 ? [zoom] : []),
    ['>=', ['get', 'people'], [25_000, 15_000, 8_000, 4_000, 0][at]],
  ]),
];

type Drawn =
  | 'land'
  | 'shore'
  | 'regions'
  | 'borders'
  | 'towns'
  | 'venues'
  | 'venueNames'
  | 'groups'
  | 'groupCounts'
  | 'points'
  | 'pointCounts'
  | 'names'
  | 'chosen'
  | 'chosenName';

/** The zoom from which arenas are drawn. */
export const arenaZoom = 8;

/** The layers of the map, from bottom to top. */
export const layersIn = (colours: MapColours) => {
  const counts = {
    layout: {
      ...letters,
      'text-field': ['to-string', ['case', ['>', ['get', 'teams'], 0], ['get', 'teams'], ['get', 'weight']]],
      'text-size': 12,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colours.onPoint },
  };
  return {
    ground: {
      version: 8,
      sources: {},
      layers: [{ id: 'water', type: 'background', paint: { 'background-color': colours.water } }],
    },
    land: { id: 'land', type: 'fill', paint: { 'fill-color': colours.land } },
    shore: { id: 'shore', type: 'line', paint: { 'line-color': colours.line, 'line-width': 1 } },
    regions: { id: 'regions', type: 'fill', paint: { 'fill-color': colours.point, 'fill-opacity': 0.05 } },
    borders: {
      id: 'borders',
      type: 'line',
      paint: { 'line-color': colours.region, 'line-opacity': 0.6, 'line-width': 1 },
    },
    towns: {
      id: 'towns',
      type: 'symbol',
      filter: peopled,
      layout: {
        ...letters,
        'text-field': ['get', 'name'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 11, 9, 13],
        // Below the circle of a place or a cluster, else beside it or above it.
        'text-variable-anchor': ['top', 'left', 'right', 'bottom'],
        'text-radial-offset': 1.5,
        'text-justify': 'auto',
        'symbol-sort-key': ['-', 0, ['get', 'people']],
      },
      paint: { 'text-color': colours.region, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
    },
    venues: {
      id: 'venues',
      type: 'circle',
      minzoom: arenaZoom,
      paint: {
        'circle-color': colours.land,
        'circle-radius': 5,
        'circle-stroke-color': colours.point,
        'circle-stroke-width': 3,
      },
    },
    venueNames: {
      id: 'venue-names',
      type: 'symbol',
      minzoom: 9.5,
      layout: {
        ...letters,
        'text-field': ['get', 'label'],
        'text-size': 12,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.9,
        'text-justify': 'auto',
      },
      paint: { 'text-color': colours.ink, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
    },
    groups: {
      id: 'groups',
      type: 'circle',
      filter: ['has', 'point_count'],
      paint: {
        'circle-color': colours.point,
        'circle-radius': sized('weight', 12, 22),
        'circle-stroke-color': colours.land,
        'circle-stroke-width': 2,
      },
    },
    groupCounts: { id: 'group-counts', type: 'symbol', filter: ['has', 'point_count'], ...counts },
    points: {
      id: 'points',
      type: 'circle',
      filter: ['!', ['has', 'point_count']],
      paint: {
        'circle-color': colours.point,
        'circle-radius': sized('weight', 10, 18),
        'circle-stroke-color': colours.land,
        'circle-stroke-width': 2,
      },
    },
    pointCounts: { id: 'point-counts', type: 'symbol', filter: ['!', ['has', 'point_count']], ...counts },
    names: {
      id: 'names',
      type: 'symbol',
      filter: ['!', ['has', 'point_count']],
      minzoom: 5.5,
      layout: {
        ...letters,
        'text-field': ['get', 'name'],
        'text-size': 12,
        'text-anchor': 'top',
        'text-offset': [0, 1.5],
        'text-optional': true,
      },
      paint: { 'text-color': colours.ink, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
    },
    chosen: {
      id: 'chosen',
      type: 'circle',
      paint: {
        'circle-color': colours.accent,
        'circle-radius': 7,
        'circle-stroke-color': colours.land,
        'circle-stroke-width': 3,
      },
    },
    chosenName: {
      id: 'chosen-name',
      type: 'symbol',
      layout: {
        ...letters,
        'text-field': ['get', 'name'],
        'text-size': 14,
        'text-anchor': 'top',
        // At the position of other names, so that it covers the same place's other name.
        'text-offset': [0, 1.2],
        'text-allow-overlap': true,
      },
      paint: { 'text-color': colours.ink, 'text-halo-color': colours.land, 'text-halo-width': 2 },
    },
  } as unknown as { readonly ground: StyleSpecification } & Readonly<Record<Drawn, LayerProps>>;
};
