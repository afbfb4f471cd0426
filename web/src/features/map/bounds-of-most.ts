import type { PlaceOnMap } from '@rondelle/contracts/competition/geography.outputs.ts';

/** West, south, east, north in degrees. */
type Bounds = [number, number, number, number];

/** The south of Quebec, where most people live. */
const south: Bounds = [-76.5, 44.8, -69.5, 47.4];

/** Returns the range that all but a twentieth at each end are in. */
const rangeOf = (values: readonly number[]): readonly [number, number] => {
  const sorted = values.toSorted((a, b) => a - b);
  const skipped = Math.floor(sorted.length / 20);
  return [sorted[skipped] ?? Number.NaN, sorted[sorted.length - 1 - skipped] ?? Number.NaN];
};

/**
 * Returns the bounds of the places that nine tenths of the teams are from, within the south of Quebec. Places that are
 * all outside the south have bounds around them; without places, returns the south.
 */
export const boundsOfMost = (places: readonly Pick<PlaceOnMap, 'at' | 'teams'>[]): Bounds => {
  const points = places.flatMap(({ at, teams }) => (at ? Array.from({ length: teams }, () => at) : []));
  if (points.length === 0) return south;
  const [west, east] = rangeOf(points.map(({ longitude }) => longitude));
  const [low, high] = rangeOf(points.map(({ latitude }) => latitude));
  const within: Bounds = [
    Math.max(west, south[0]),
    Math.max(low, south[1]),
    Math.min(east, south[2]),
    Math.min(high, south[3]),
  ];
  const isOutside = within[0] > within[2] || within[1] > within[3];
  return isOutside ? [west, low, east, high] : within;
};
