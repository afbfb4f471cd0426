const dayMs = 86_400_000;
const saturday = 6;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

export type Weekend = { readonly saturday: string; readonly sunday: string };

const weekendFrom = (instant: number): Weekend => ({
  saturday: dayAt(instant),
  sunday: dayAt(instant + dayMs),
});

/** Returns the first Saturday on or after a day, with its Sunday. */
export const comingWeekend = (day: string): Weekend => {
  const at = instantOf(day);
  return weekendFrom(at + (saturday - new Date(at).getUTCDay()) * dayMs);
};

/** Returns the weekend that a day belongs to: its own, or the next one after a weekday. */
export const weekendOf = (day: string): Weekend => {
  const at = instantOf(day);
  return new Date(at).getUTCDay() === 0 ? weekendFrom(at - dayMs) : comingWeekend(day);
};

type Season = { readonly startsOn: string; readonly endsOn: string };

/**
 * Returns the weekend of the requested day, or else the coming one of the season; null once the season has no more.
 */
export const weekendIn = (
  { startsOn, endsOn }: Season,
  today: string,
  requested: string | undefined,
): Weekend | null => {
  if (requested !== undefined) return weekendOf(requested);
  const coming = comingWeekend(today < startsOn ? startsOn : today);
  return coming.saturday > endsOn ? null : coming;
};

const mostOffered = 12;

/** Returns the Saturdays to choose from: the coming ones of the season, and the chosen one. */
export const saturdaysIn = (season: Season, today: string, chosen: Weekend | null): readonly string[] => {
  const first = weekendIn(season, today, undefined);
  const from = first ? instantOf(first.saturday) : 0;
  const coming = first
    ? Array.from({ length: mostOffered }, (_, week) => dayAt(from + week * 7 * dayMs))
    : [];
  const saturdays = new Set([...(chosen ? [chosen.saturday] : []), ...coming]);
  return [...saturdays].filter((day) => day <= season.endsOn || day === chosen?.saturday).toSorted();
};
