import { createHash } from 'node:crypto';
import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import ICAL from 'ical.js';
import { FeedFault } from './feed-fault.ts';
import type { FeedGame } from './feed-game.ts';
import { gameInTitle } from './game-in-title.ts';

export type ReadFeed = {
  readonly games: readonly FeedGame[];
  /** Events that are no games, or that will not be played. */
  readonly leftOut: number;
};

/** Numbers of games are short; two events have the same one by a chance of one in 2^64. */
const numberOf = (uid: string): string => `i${createHash('sha256').update(uid).digest('hex').slice(0, 16)}`;

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Milliseconds that the clocks of a zone are ahead of UTC at an instant; null where there is no such zone. */
const aheadAt = (instant: number, zone: string): number | null => {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
      instant,
    );
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
  } catch {
    return null;
  }
};

/**
 * The instant that a start stands for; null where it is meant by the clocks of the arena. Zones are looked up by their
 * names: the rules that a calendar brings for them may repeat every second.
 */
const instantOf = (start: ICAL.Time, zone: unknown): number | null => {
  const asUtc = Date.UTC(start.year, start.month - 1, start.day, start.hour, start.minute);
  if (start.zone === ICAL.Timezone.utcTimezone) return asUtc;
  const ahead = typeof zone === 'string' ? aheadAt(asUtc, zone) : null;
  return ahead === null || typeof zone !== 'string' ? null : asUtc - (aheadAt(asUtc - ahead, zone) ?? ahead);
};

/** The day and the time in Quebec. */
const whenOf = (start: ICAL.Time, zone: unknown): Pick<FeedGame, 'date' | 'time'> => {
  const date = [start.year, start.month, start.day].map((part) => String(part).padStart(2, '0')).join('-');
  if (start.isDate) return { date };
  const instant = instantOf(start, zone);
  if (instant === null) return { date, time: clock(start.hour, start.minute) };
  const [day = '', time = ''] = clockInQuebec(instant).split('T');
  return { date: day, time };
};

/** Longer than any name; what stands in a calendar may be endless. */
const longestText = 400;
const textOf = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.slice(0, longestText) : '';
};

/** An arena and its city, as our own calendars write them: « Aréna Un, Shawinigan ». */
const whereOf = (location: string): Pick<FeedGame, 'venue' | 'city'> => {
  const [venue = '', city = '', ...more] = location.split(/[,\n]/u).map((part) => part.trim());
  if (venue === '') return {};
  // An address in the street has more parts: none of them is sure to be a city.
  return more.length > 0 || city === '' ? { venue } : { venue, city };
};

const gameOf = (event: ICAL.Component): FeedGame | null => {
  const starts = event.getFirstProperty('dtstart');
  const start = starts?.getFirstValue();
  const sides = gameInTitle(textOf(event, 'summary'));
  const isOff = textOf(event, 'status').toUpperCase() === 'CANCELLED';
  if (!(start instanceof ICAL.Time) || !sides || isOff) return null;
  const uid = textOf(event, 'uid');
  return {
    ...sides,
    ...whenOf(start, starts?.getParameter('tzid')),
    ...whereOf(textOf(event, 'location')),
    ...(uid !== '' && { number: numberOf(uid) }),
  };
};

const parse = (text: string): ICAL.Component => {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    throw new FeedFault('not-a-calendar');
  }
};

/** The games of a calendar (RFC 5545). Events that repeat are no games; nothing is expanded. */
export const readCalendar = (text: string, most: number): ReadFeed => {
  const calendar = parse(text);
  if (calendar.name !== 'vcalendar') throw new FeedFault('not-a-calendar');
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length > most) throw new FeedFault('too-many-games', String(most));
  const games = events.map(gameOf).filter((game) => game !== null);
  return { games, leftOut: events.length - games.length };
};
