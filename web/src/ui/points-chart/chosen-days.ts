/** Returns up to `most` evenly spaced indexes, including the first and the last. */
export const evenly = (length: number, most: number): readonly number[] =>
  length <= most
    ? Array.from({ length }, (_, at) => at)
    : Array.from({ length: most }, (_, at) => Math.round((at * (length - 1)) / (most - 1)));
