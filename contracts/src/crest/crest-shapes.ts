import { cut, type Point, type Polygon } from './polygons.ts';

// Every crest is 40 × 40 units. Outlines are convex, and motifs are outlines cut by straight lines, so that nothing
// extends beyond the crest.

export const crestOutlines = ['shield', 'puck', 'hexagon'] as const;
export type CrestOutline = (typeof crestOutlines)[number];
export const crestMotifs = ['bars', 'hoops', 'yoke', 'ice', 'pales', 'chevron', 'corners'] as const;
export type CrestMotif = (typeof crestMotifs)[number];

const circle: Polygon = Array.from({ length: 16 }, (_, at): Point => {
  const angle = (at * Math.PI) / 8;
  return [20 + 18.4 * Math.sin(angle), 20 - 18.4 * Math.cos(angle)];
});

export const outlines: Readonly<Record<CrestOutline, Polygon>> = {
  shield: [
    [3, 3],
    [37, 3],
    [37, 21],
    [35, 27],
    [31, 32],
    [20, 39],
    [9, 32],
    [5, 27],
    [3, 21],
  ],
  puck: circle,
  hexagon: [
    [20, 1],
    [37, 10.5],
    [37, 29.5],
    [20, 39],
    [3, 29.5],
    [3, 10.5],
  ],
};

const below = (shape: Polygon, y: number) => cut(shape, 0, -1, -y);
const band = (shape: Polygon, from: number, to: number) => cut(below(shape, from), 0, 1, to);
const leftHalf = (shape: Polygon) => cut(shape, 1, 0, 20);
const rightHalf = (shape: Polygon) => cut(shape, -1, 0, -20);

/** The areas that a motif fills with the second colour, and the vertical centre of the letters. */
type Motif = { readonly marks: (shape: Polygon) => readonly Polygon[]; readonly letters: number };

export const motifs: Readonly<Record<CrestMotif, Motif>> = {
  bars: { marks: (shape) => [band(shape, 6.5, 9.5), band(shape, 31, 34)], letters: 20.5 },
  hoops: { marks: (shape) => [band(shape, 26.5, 29.5), band(shape, 32, 35)], letters: 16.5 },
  yoke: { marks: (shape) => [band(shape, 0, 11)], letters: 23.5 },
  ice: { marks: (shape) => [below(shape, 28)], letters: 17 },
  pales: { marks: (shape) => [cut(shape, 1, 0, 7), cut(shape, -1, 0, -33)], letters: 20.5 },
  chevron: {
    marks: (shape) => [
      cut(cut(leftHalf(shape), -0.5, -1, -36.5), 0.5, 1, 41),
      cut(cut(rightHalf(shape), 0.5, -1, -16.5), -0.5, 1, 21),
    ],
    letters: 16.5,
  },
  corners: { marks: (shape) => [cut(shape, 1, 1, 22), cut(shape, -1, -1, -58)], letters: 20.5 },
};
