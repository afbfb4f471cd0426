/** A colour as `#rrggbb`. */
export type Colour = string;
export type ColourPair = readonly [main: Colour, second: Colour];

/** Main and second colour of teams that have not chosen any: every pair also differs in lightness. */
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

/** Relative luminance of WCAG 2: 0 is black, 1 is white. */
const luminance = (colour: Colour): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
    const value = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + share * linear(value);
  }, 0);

/** Contrast ratio of WCAG 2, from 1 to 21. It tells of lightness alone, which every eye sees. */
export const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Black or white, whichever reads better: at least 4.58 to 1 on any colour. */
export const inkOn = (ground: Colour): Colour =>
  contrast(ground, '#ffffff') >= contrast(ground, '#000000') ? '#ffffff' : '#000000';

const leastContrast = 2;

/** The second colour as it is drawn: what is too close to the first gives way to black or white. */
export const secondOn = (main: Colour, wanted: Colour): Colour =>
  contrast(main, wanted) >= leastContrast ? wanted : inkOn(main);
