export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

/** Returns the part of a convex polygon where a·x + b·y ≤ c (one step of Sutherland–Hodgman). */
export const cut = (points: Polygon, a: number, b: number, c: number): Polygon =>
  points.flatMap((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    const here = a * point[0] + b * point[1] - c;
    const there = a * next[0] + b * next[1] - c;
    const t = here / (here - there);
    const crossing: Polygon =
      here * there < 0 ? [[point[0] + t * (next[0] - point[0]), point[1] + t * (next[1] - point[1])]] : [];
    return here <= 0 ? [point, ...crossing] : crossing;
  });

const rounded = (value: number) => Number(value.toFixed(1));

/** Path data of an SVG, rounded to a tenth of a unit. */
export const pathOf = (points: Polygon): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;
