/** A colour as `#rrggbb`. */
export type Colour = string;
export type ColourPair = readonly [main: Colour, second: Colour];

/** Main and second colours for teams without a chosen crest. The two colours of every pair also differ in lightness. */
export const colourPairs: readonly ColourPair[] = [
  ['#0b2545', '#ffffff'],
  ['#c8102e', '#ffffff'],
  ['#124684', '#f4c430'],
  ['#14532d', '#f2e8c9'],
  ['#6b0516', '#f4c430'],
  ['#111827', '#f97316'],
  ['#f4c430', '#0b2545'],
  ['#0f766e', '#e6fffa'],
  ['#5b21b6', '#fde68a'],
  ['#e8eef6', '#c8102e'],
  ['#9a3412', '#fff1e0'],
  ['#1d4ed8', '#ffffff'],
  ['#7dc4f0', '#0b2545'],
  ['#374151', '#a7f3d0'],
  ['#f97316', '#1c1917'],
  ['#e8eef6', '#124684'],
];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2 relative luminance: 0 is black, 1 is white. */
const luminance = (colour: Colour): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
    const value = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + share * linear(value);
  }, 0);

/** WCAG 2 contrast ratio, 1 to 21. It depends on lightness only, so it also holds for colour-blind readers. */
export const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Returns black or white, whichever contrasts more: at least 4.58 to 1 on any colour. */
export const inkOn = (ground: Colour): Colour =>
  contrast(ground, '#ffffff') >= contrast(ground, '#000000') ? '#ffffff' : '#000000';

const leastContrast = 2;

/** Returns the second colour as drawn: black or white when the wanted one contrasts too little with the main colour. */
export const secondOn = (main: Colour, wanted: Colour): Colour =>
  contrast(main, wanted) >= leastContrast ? wanted : inkOn(main);
