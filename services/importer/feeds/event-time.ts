import { clockIn } from '@rondelle/contracts/competition/local-time.ts';
import { zoneOf } from '@rondelle/contracts/competition/time-zones.ts';
import ICAL from 'ical.js';
import type { FeedGame } from './feed-game.ts';
import type { Zones } from './zones/zones-of.ts';

/** A time in a calendar. `instant` (ms) is null for a day without a time and for a time of no zone, as clocks show it. */
export type EventTime = {
  readonly local: string;
  readonly isDay: boolean;
  readonly instant: number | null;
};

const two = (part: number): string => String(part).padStart(2, '0');

/** Reads a time with the zone that its property names; null when that zone is unknown. */
export const eventTime = (time: ICAL.Time, tzid: unknown, zones: Zones): EventTime | null => {
  const day = [time.year, time.month, time.day].map(two).join('-');
  if (time.isDate) return { local: day, isDay: true, instant: null };
  const read = { local: `${day}T${two(time.hour)}:${two(time.minute)}`, isDay: false };
  const asUtc = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  if (time.zone === ICAL.Timezone.utcTimezone) return { ...read, instant: asUtc };
  if (typeof tzid !== 'string' || tzid === '') return { ...read, instant: null };
  const zone = zones(tzid);
  return zone && { ...read, instant: zone(asUtc) };
};

/** The same text for the same moment, whatever zone it is written in. */
export const momentOf = ({ local, instant }: EventTime): string =>
  instant === null ? local : new Date(instant).toISOString();

/** The day and the time at the arena. A time of no zone is local time there. */
export const whenOf = (
  { local, isDay, instant }: EventTime,
  place: Pick<FeedGame, 'venue' | 'city'>,
): Pick<FeedGame, 'date' | 'time'> => {
  const [date = '', time = ''] = (instant === null ? local : clockIn(zoneOf(place), instant)).split('T');
  return isDay ? { date } : { date, time };
};
