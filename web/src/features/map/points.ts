import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';

type Point = {
  readonly type: 'Feature';
  readonly geometry: { readonly type: 'Point'; readonly coordinates: [number, number] };
  readonly properties: { readonly name: string; readonly teams: number; readonly weight: number };
};

/** The places that are somewhere, as the map takes them; `weight`: all that is there, so that none counts nothing. */
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
