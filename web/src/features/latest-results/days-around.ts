type Day = { readonly date: string };

/** Returns the days with games nearest to a day without any, the earlier one first; `days` are in any order. */
export const daysAround = <D extends Day>(days: readonly D[], date: string): readonly D[] => {
  const ordered = days.toSorted((one, other) => one.date.localeCompare(other.date));
  return [ordered.findLast((day) => day.date < date), ordered.find((day) => day.date > date)].filter(
    (day) => day !== undefined,
  );
};
