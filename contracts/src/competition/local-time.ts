import { remembered } from '../remembered.ts';

/**
 * The clocks of Quebec by the Legal Time Act (CQLR c. T-5.1): Eastern time west of the 63rd meridian and in all of
 * Minganie; Atlantic time in the Îles-de-la-Madeleine and in Listuguj, which has the clock of New Brunswick; and on the
 * Lower North Shore, east of Natashquan, Atlantic standard time all year.
 */
export const timeZones = [
  'America/Toronto',
  'America/Halifax',
  'America/Moncton',
  'America/Blanc-Sablon',
] as const;
export type TimeZone = (typeof timeZones)[number];
export const usualZone: TimeZone = 'America/Toronto';

const formatsWith = (options: Intl.DateTimeFormatOptions) =>
  remembered((timeZone: TimeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, ...options }));
const offsetFormat = formatsWith({ timeZoneName: 'longOffset' });
const dayFormat = formatsWith({ year: 'numeric', month: '2-digit', day: '2-digit' });
const clockFormat = formatsWith({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** UTC offset of a zone at an instant, in milliseconds; negative in Quebec all year. */
const offsetAt = (zone: TimeZone, instant: number): number => {
  const parts = offsetFormat(zone).formatToParts(instant);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ahead : ahead;
};

/** Returns the instant of a local time, passed as the ms that it would have in UTC. */
export const instantOfLocal = (zone: TimeZone, local: number): number =>
  local - offsetAt(zone, local - offsetAt(zone, local));

/** Returns the instant of a day and time (`HH:mm`) in a zone, as ISO 8601 in UTC; null when either is invalid. */
export const instantIn = (zone: TimeZone, day: string, time: string): string | null => {
  const local = Date.parse(`${day}T${time}:00.000Z`);
  return Number.isNaN(local) ? null : new Date(instantOfLocal(zone, local)).toISOString();
};

/** Returns the local day in a zone at an instant (ISO 8601). Returns invalid instants unchanged. */
export const dayIn = (zone: TimeZone, instant: string): string => {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  const parts = new Map(
    dayFormat(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
};

/** Returns the local time in a zone at an instant (in milliseconds): `2026-11-22T18:42`. */
export const clockIn = (zone: TimeZone, instant: number): string =>
  `${dayIn(zone, new Date(instant).toISOString())}T${clockFormat(zone).format(instant)}`;
