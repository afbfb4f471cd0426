const zone = 'America/Toronto';
const offsets = new Intl.DateTimeFormat('en-CA', { timeZone: zone, timeZoneName: 'longOffset' });
const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** UTC offset of Quebec at an instant, in milliseconds; negative all year. */
const offsetAt = (instant: number): number => {
  const name = offsets.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ahead : ahead;
};

/** The last instant with a four-digit year. */
const lastInstant = '9999-12-31T23:59:59.999Z';

/**
 * Returns the last instant of a day (`YYYY-MM-DD`) in Quebec, as ISO 8601 in UTC. Relies on the clocks never changing
 * at midnight. Returns invalid days unchanged.
 */
export const endOfDayInQuebec = (day: string): string => {
  const asUtc = Date.parse(`${day}T23:59:59.999Z`);
  if (Number.isNaN(asUtc)) return day;
  if (day === lastInstant.slice(0, 10)) return lastInstant;
  return new Date(asUtc - offsetAt(asUtc + 5 * 3_600_000)).toISOString();
};

/** Returns the instant of a day and time (`HH:mm`) in Quebec, as ISO 8601 in UTC; null when either is invalid. */
export const instantInQuebec = (day: string, time: string): string | null => {
  const asUtc = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  return new Date(asUtc - offsetAt(asUtc + 5 * 3_600_000)).toISOString();
};

const clocks = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the local time in Quebec at an instant (in milliseconds): `2026-11-22T18:42`. */
export const clockInQuebec = (instant: number): string =>
  `${dayInQuebec(new Date(instant).toISOString())}T${clocks.format(instant)}`;

/** Returns the local day in Quebec at an instant (ISO 8601). Returns invalid instants unchanged. */
export const dayInQuebec = (instant: string): string => {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  const parts = new Map(days.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
};
