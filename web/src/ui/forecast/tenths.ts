/** Rounds a place in a drawing to what an eye can tell apart: more digits would only make the page larger. */
export const tenths = (place: number): number => Math.round(place * 10) / 10;
