const day = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** Returns the slug of a season by its start year: `2024-2025`. */
export const slugOf = (startYear: number): string => `${startYear}-${startYear + 1}`;

export const weekendsInSeason = 31;

/** Returns the Saturdays of a season, from mid-September to mid-April. */
export const saturdaysOf = (startYear: number): string[] => {
  const opening = `${startYear}-09-12`;
  const toSaturday = (6 - new Date(`${opening}T00:00:00Z`).getUTCDay() + 7) % 7;
  const first = addDays(opening, toSaturday);
  return Array.from({ length: weekendsInSeason }, (_, week) => addDays(first, week * 7));
};

/** Returns the start year of the season of a day or local minute; seasons begin in September. */
export const startYearOn = (day: string): number =>
  Number(day.slice(0, 4)) - (day.slice(5, 7) < '09' ? 1 : 0);

/** Returns the days from Monday to Friday between the first and the last weekend of a season. */
export const weekdaysOf = (startYear: number): string[] =>
  saturdaysOf(startYear)
    .slice(0, -1)
    .flatMap((saturday) => [2, 3, 4, 5, 6].map((days) => addDays(saturday, days)));

/** Formats minutes since midnight: `08:05`. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Half-hour slots of ice time from 8:00 to 20:30. */
export const iceTime = (slot: number): string => clockTime(8 * 60 + (slot % 26) * 30);

/** Half-hour slots from 18:00 to 21:30, after school. */
export const eveningTime = (slot: number): string => clockTime(18 * 60 + (slot % 8) * 30);
