/** Rounds a coordinate of a drawing to a visible precision: more digits would only make the page larger. */
export const tenths = (place: number): number => Math.round(place * 10) / 10;
