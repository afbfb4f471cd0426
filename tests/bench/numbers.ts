/** The value below which a share of the values lie (nearest rank). */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Four significant digits: more would pretend to a precision that no run has. */
export const rounded = (value: number): number => Number(value.toPrecision(4));
