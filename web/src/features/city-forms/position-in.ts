import type { Coordinates } from '@rondelle/contracts/competition/vocabulary.ts';

const number = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
/** Links that contain a position: of OpenStreetMap with a marker or a view, `geo:`, and of other maps. */
const links = [
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`#map=\\d{1,2}/${number}/${number}`),
  new RegExp(`[@=]${number},${number}`),
];
/** Two numbers; in French, people type a decimal comma. */
const pair = /^(-?\d{1,3}(?:[.,]\d{1,20})?)(?:\s*[;\s]\s*|,\s*)(-?\d{1,3}(?:[.,]\d{1,20})?)$/;

/** A tenth of a metre; maps give more digits than that. */
const rounded = (degrees: string): number => Math.round(Number(degrees.replace(',', '.')) * 1e6) / 1e6;

/** Returns the position that a link of a map or two numbers mean; null for any other text. */
export const positionIn = (text: string): Coordinates | null => {
  const typed = text.trim().replaceAll('\u2212', '-');
  const found = [...links, pair].map((form) => form.exec(typed)).find((match) => match !== null);
  if (!found) return null;
  const [latitude, longitude] = [rounded(found[1] ?? ''), rounded(found[2] ?? '')];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};
