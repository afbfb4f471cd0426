import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the kilometres between two places in a straight line, by the haversine formula. */
export const distanceBetween = (one: Coordinates, other: Coordinates): number => {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const north = Math.sin((to - from) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(north + Math.cos(from) * Math.cos(to) * east));
};
