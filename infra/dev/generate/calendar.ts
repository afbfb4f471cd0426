const day = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** The year in which a season starts → `2024-2025`. */
export const slugOf = (startYear: number): string => `${startYear}-${startYear + 1}`;

export const weekendsInSeason = 31;

/** The Saturdays of play: from mid-September to mid-April. */
export const saturdaysOf = (startYear: number): string[] => {
  const opening = `${startYear}-09-12`;
  const toSaturday = (6 - new Date(`${opening}T00:00:00Z`).getUTCDay() + 7) % 7;
  const first = addDays(opening, toSaturday);
  return Array.from({ length: weekendsInSeason }, (_, week) => addDays(first, week * 7));
};

/** Half hours from 8:00 to 20:30, as ice is rented. */
export const iceTime = (slot: number): string => {
  const minutes = 8 * 60 + (slot % 26) * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};
