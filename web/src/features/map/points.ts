import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';

type Point = {
  readonly type: 'Feature';
  readonly geometry: { readonly type: 'Point'; readonly coordinates: [number, number] };
  readonly properties: { readonly name: string; readonly teams: number; readonly weight: number };
};

/** Places with a position, as GeoJSON. `weight` counts all entities of a place and is never zero. */
export const pointsOf = (
  places: readonly PlaceOnMap[],
): { type: 'FeatureCollection'; features: Point[] } => ({
  type: 'FeatureCollection',
  features: places.flatMap(({ name, at, teams, tournaments, venues }): Point[] =>
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
