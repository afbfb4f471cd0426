/** Defaults of the box that selects one of many: « Search box » in section 9 of the product specification. */
export const searchLimits = {
  /** Most results of what a reader types. */
  results: 10,
  /** Fewer letters search only a short list, or after Enter. */
  letters: 3,
  /** Wait after the last key, in milliseconds. */
  delay: 200,
  /** A list of at most this many is short; calls return one more. It is shown whole before anything is typed. */
  shortList: 19,
} as const;
