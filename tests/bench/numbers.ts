/** The quantile of the values by nearest rank; `share` is between 0 and 1. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Rounds to four significant digits; no run is more precise. */
export const rounded = (value: number): number => Number(value.toPrecision(4));
