import type { PlaceOnMap, VenueOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';

type Point<P> = {
  readonly type: 'Feature';
  readonly geometry: { readonly type: 'Point'; readonly coordinates: [number, number] };
  readonly properties: P;
};
type Points<P> = { type: 'FeatureCollection'; features: Point<P>[] };

/** Places with a position, as GeoJSON. `weight` counts all entities of a place and is never zero. */
export const pointsOf = (
  places: readonly PlaceOnMap[],
): Points<{ name: string; teams: number; weight: number }> => ({
  type: 'FeatureCollection',
  features: places.flatMap(({ name, at, teams, tournaments, venues }) =>
    at === null
      ? []
      : [
          {
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [at.longitude, at.latitude] },
            properties: { name, teams, weight: teams + tournaments + venues },
          },
        ],
  ),
});

/** Venues as GeoJSON. `place` names the place that pressing one opens. */
export const venuePointsOf = (venues: readonly VenueOnMap[]): Points<{ label: string; place: string }> => ({
  type: 'FeatureCollection',
  features: venues.map(({ name, place, at }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [at.longitude, at.latitude] },
    properties: { label: name, place },
  })),
});
