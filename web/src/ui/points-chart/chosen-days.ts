/** Up to `most` places of a list, evenly spread, with the first and the last among them. */
export const evenly = (length: number, most: number): readonly number[] =>
  length <= most
    ? Array.from({ length }, (_, at) => at)
    : Array.from({ length: most }, (_, at) => Math.round((at * (length - 1)) / (most - 1)));
