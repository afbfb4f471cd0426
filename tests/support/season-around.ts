const dayMs = 86_400_000;
const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Six Saturdays; the fifth is the first in the future. */
export const saturdaysAround = (today: string): readonly string[] => {
  const weekday = new Date(today).getUTCDay();
  const toCome = later(today, 6 - weekday);
  return [-4, -3, -2, -1, 0, 1].map((weeks) => later(toCome, 7 * weeks));
};

/**
 * A season that has begun by all of these Saturdays and lasts beyond them, by its starting year: from September to April,
 * or longer.
 */
export const seasonAround = (today: string) => {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '07' ? 1 : 0);
  const [first = '', , , , , last = ''] = saturdaysAround(today);
  const [startsOn, endsOn] = [`${year}-09-01`, `${year + 1}-04-30`];
  return {
    year,
    startsOn: first < startsOn ? first : startsOn,
    endsOn: last > endsOn ? last : endsOn,
  };
};
