import { createHash } from 'node:crypto';
import { offStatusIn } from '@rondelle/contracts/competition/called-off.ts';
import type { OffStatus } from '@rondelle/contracts/competition/lists.ts';
import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import ICAL from 'ical.js';
import { FeedError } from './feed-error.ts';
import type { FeedGame } from './feed-game.ts';
import { gameInTitle } from './game-in-title.ts';

export type ReadFeed = {
  readonly games: readonly FeedGame[];
  /** How many events are not games. */
  readonly leftOut: number;
};

/** Shortens a UID to a game number of 17 characters. Two UIDs collide with a probability of 2^-64. */
const numberOf = (uid: string): string => `i${createHash('sha256').update(uid).digest('hex').slice(0, 16)}`;

const clock = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** A calendar names a few zones in thousands of events, and making a format takes longer than reading an event. */
const formats = new Map<string, Intl.DateTimeFormat | null>();
const mostFormats = 100;
const formatOf = (zone: string): Intl.DateTimeFormat | null => {
  let format = formats.get(zone);
  if (format !== undefined) return format;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    format = null;
  }
  if (formats.size >= mostFormats) formats.clear();
  formats.set(zone, format);
  return format;
};

/** The offset of a time zone from UTC at an instant, in ms; null when the zone is unknown. */
const aheadAt = (instant: number, zone: string): number | null => {
  const parts = formatOf(zone)?.formatToParts(instant);
  if (!parts) return null;
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
};

/**
 * Returns the instant of a start, in ms; null for a floating time or an unknown zone, which is read as local time of
 * the arena. Zones are looked up by name and not in the calendar's own rules, which may recur every second.
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

/** The longest text that is kept of a property, in characters. It is longer than any name. */
const longestText = 400;
const textOf = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.slice(0, longestText) : '';
};

/** An arena and its city, as our own calendars write them: « Aréna Un, Shawinigan ». */
const whereOf = (location: string): Pick<FeedGame, 'venue' | 'city'> => {
  const [venue = '', city = '', ...more] = location.split(/[,\n]/u).map((part) => part.trim());
  if (venue === '') return {};
  // A street address has more parts, and none of them is surely a city.
  return more.length > 0 || city === '' ? { venue } : { venue, city };
};

/** iCalendar has no status for postponed games, so the title comes first: « Remis : Lynx – Loups ». */
const statusOf = (title: string, status: string): 'scheduled' | OffStatus => {
  const inTitle = offStatusIn(title);
  if (inTitle === 'postponed') return inTitle;
  return inTitle ?? (status.toUpperCase() === 'CANCELLED' ? 'cancelled' : 'scheduled');
};

const gameOf = (event: ICAL.Component): FeedGame | null => {
  const starts = event.getFirstProperty('dtstart');
  const start = starts?.getFirstValue();
  const title = textOf(event, 'summary');
  const sides = gameInTitle(title);
  if (!(start instanceof ICAL.Time) || !sides) return null;
  const uid = textOf(event, 'uid');
  return {
    ...sides,
    status: statusOf(title, textOf(event, 'status')),
    ...whenOf(start, starts?.getParameter('tzid')),
    ...whereOf(textOf(event, 'location')),
    ...(uid !== '' && { number: numberOf(uid) }),
  };
};

const parse = (text: string): ICAL.Component => {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    throw new FeedError('not-a-calendar');
  }
};

const whenIn = ({ date = '', time = '' }: FeedGame): string => `${date} ${time}`;

/**
 * Numbers events without a UID, which RFC 5545 requires: the first game of a home team against a visitor, the second,
 * and so on. A game that moves keeps its number while their order stays the same.
 */
const numbered = (games: readonly FeedGame[]): readonly FeedGame[] => {
  const met = new Map<string, number>();
  const numbers = new Map<FeedGame, string>();
  for (const game of games.toSorted((a, b) => whenIn(a).localeCompare(whenIn(b)))) {
    if (game.number !== undefined) continue;
    const pair = `${game.home}\n${game.away}`;
    const turn = (met.get(pair) ?? 0) + 1;
    met.set(pair, turn);
    numbers.set(game, numberOf(`${pair}\n${turn}`));
  }
  return games.map((game) => {
    const number = numbers.get(game);
    return number === undefined ? game : { ...game, number };
  });
};

/**
 * Reads the games of a calendar (RFC 5545). Recurring events are not expanded. Throws `FeedError`, also when there are
 * more than `most` events.
 */
export const readCalendar = (text: string, most: number): ReadFeed => {
  const calendar = parse(text);
  if (calendar.name !== 'vcalendar') throw new FeedError('not-a-calendar');
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length > most) throw new FeedError('too-many-games', String(most));
  const games = events.map(gameOf).filter((game) => game !== null);
  return { games: numbered(games), leftOut: events.length - games.length };
};
