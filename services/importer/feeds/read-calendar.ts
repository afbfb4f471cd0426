import { createHash } from 'node:crypto';
import type { OffStatus } from '@rondelle/contracts/competition/lists.ts';
import { isCityWithOtherClock } from '@rondelle/contracts/competition/time-zones.ts';
import ICAL from 'ical.js';
import { occurrencesIn, type Occurrence, type Unread } from './event-series.ts';
import { whenOf } from './event-time.ts';
import { FeedError } from './feed-error.ts';
import type { FeedGame, ReadFeed } from './feed-game.ts';
import type { Left } from './feed-source.ts';
import { leftOut } from './left-out.ts';
import { completeTimes, repairLines } from './repair-calendar.ts';
import type { Span } from './series-starts.ts';
import { readTitle } from './titles/game-in-title.ts';
import { zonesOf } from './zones/zones-of.ts';

/** Shortens a UID to a game number of 17 characters. Two UIDs collide with a probability of 2^-64. */
const numberOf = (uid: string): string => `i${createHash('sha256').update(uid).digest('hex').slice(0, 16)}`;

/** The longest text that is stored of a property, in characters. It is longer than any name. */
const longestText = 400;
const textOf = (event: ICAL.Component, name: string): string => {
  const value = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.slice(0, longestText) : '';
};

/** Our own calendars write the city last: « Aréna Un, 601, rue Léon-Harmel, Granby ». */
const isOurs = (event: ICAL.Component): boolean =>
  String(event.parent?.getFirstPropertyValue('prodid')).startsWith('-//Rondelle//');

/** An arena and its city: « Aréna Un, Shawinigan ». */
const whereOf = (location: string, endsWithCity: boolean): Pick<FeedGame, 'venue' | 'city'> => {
  const [venue = '', city = '', ...more] = location.split(/[,\n]/u).map((part) => part.trim());
  if (venue === '') return {};
  // A street address has more parts, and none of them is surely a city, unless it is one with another clock.
  if (more.length > 0) {
    const own = endsWithCity ? more.at(-1) : [city, ...more].find(isCityWithOtherClock);
    return own === undefined ? { venue } : { venue, city: own };
  }
  return city === '' ? { venue } : { venue, city };
};

/** iCalendar has no status for postponed games, so the title comes first: « Remis : Lynx – Loups ». */
const statusOf = (off: OffStatus | null, event: ICAL.Component): 'scheduled' | OffStatus => {
  const method = event.parent?.getFirstPropertyValue('method');
  const isCancelled = [textOf(event, 'status'), method].some(
    (word) => String(word).toUpperCase() === 'CANCELLED' || String(word).toUpperCase() === 'CANCEL',
  );
  return off ?? (isCancelled ? 'cancelled' : 'scheduled');
};

/** A game, whether its title is one of games only; or why the event is not imported. */
type ReadEvent = { readonly game: FeedGame; readonly isClear: boolean } | { readonly left: Left };

const readEvent = ({ event, id, time }: Occurrence): ReadEvent => {
  const title = textOf(event, 'summary');
  const read = readTitle(title);
  const where = whereOf(textOf(event, 'location'), isOurs(event));
  const when = whenOf(time, where);
  const { date = '', time: clock = '' } = when;
  if (read.sides === null)
    // Titles without two sides are of other activities, and may name anybody.
    return { left: leftOut(`${date} ${clock}`.trim(), read.reason, read.hasSides ? title : '') };
  const game = {
    ...read.sides,
    status: statusOf(read.off, event),
    ...when,
    ...where,
    ...(id !== '' && { number: numberOf(id) }),
  };
  return { game, isClear: read.isClear };
};

const dayOf = (event: ICAL.Component): string => {
  try {
    const start = event.getFirstPropertyValue('dtstart');
    return start instanceof ICAL.Time ? start.toString().slice(0, 10) : '';
  } catch {
    // The library parses a value on access, and throws when it is invalid.
    return '';
  }
};

/** An event with unreadable times: a game that is left out for that reason, or no game at all. */
const unreadEvent = ({ event, reason, value }: Pick<Unread, 'event' | 'reason' | 'value'>): Left => {
  const title = textOf(event, 'summary');
  const read = readTitle(title);
  if (read.sides === null) return leftOut(dayOf(event), read.reason, read.hasSides ? title : '');
  return leftOut(`${dayOf(event)} ${read.sides.home} – ${read.sides.away}`.trim(), reason, value);
};

/** A series of practices is one line in the report instead of one a week. */
const isOtherSeries = (event: ICAL.Component): boolean =>
  event.hasProperty('rrule') && readTitle(textOf(event, 'summary')).sides === null;

const componentIn = (text: string): ICAL.Component | null => {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    return null;
  }
};

const parse = (text: string): ICAL.Component => {
  const complete = completeTimes(text);
  const calendar = componentIn(complete) ?? componentIn(repairLines(complete));
  if (!calendar) throw new FeedError('not-a-calendar');
  return calendar;
};

const whenIn = ({ date = '', time = '' }: FeedGame): string => `${date} ${time}`;

/**
 * Numbers events without a UID, which RFC 5545 requires: the first game of a home team against a visitor, the second,
 * and so on. A game that moves keeps its number while their order stays the same.
 */
const numbersIn = (games: readonly FeedGame[]): ReadonlyMap<FeedGame, string> => {
  const met = new Map<string, number>();
  const numbers = new Map<FeedGame, string>();
  for (const game of games.toSorted((a, b) => whenIn(a).localeCompare(whenIn(b)))) {
    if (game.number !== undefined) continue;
    const pair = `${game.home}\n${game.away}`;
    const turn = (met.get(pair) ?? 0) + 1;
    met.set(pair, turn);
    numbers.set(game, numberOf(`${pair}\n${turn}`));
  }
  return numbers;
};

const always: Span = { startsOn: '0000-01-01', endsOn: '9999-12-31' };

/**
 * Reads the games of a calendar (RFC 5545), of series those in `span`. Throws `FeedError`, also when there are more
 * than `most` events.
 */
export const readCalendar = (text: string, most: number, span: Span = always): ReadFeed => {
  const calendar = parse(text);
  if (calendar.name !== 'vcalendar') throw new FeedError('not-a-calendar');
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length > most) throw new FeedError('too-many-games', String(most));
  const others = new Set(events.filter(isOtherSeries));
  const own = events.filter((event) => !others.has(event));
  const { occurrences, unread } = occurrencesIn(own, zonesOf(calendar), span);
  if (occurrences.length > most) throw new FeedError('too-many-games', String(most));
  const read = occurrences.map(readEvent);
  const found = read.flatMap((one) => ('game' in one ? [one] : []));
  const numbers = numbersIn(found.map(({ game }) => game));
  const numbered = found.map(({ game, isClear }) => {
    const number = numbers.get(game);
    return { game: number === undefined ? game : { ...game, number }, isClear };
  });
  return {
    games: numbered.map(({ game }) => game),
    doubtful: new Set(numbered.flatMap(({ game, isClear }) => (isClear ? [] : [game]))),
    left: [
      ...unread.map(unreadEvent),
      ...read.flatMap((one) => ('left' in one ? [one.left] : [])),
      ...[...others].map((event) => unreadEvent({ event, reason: 'unread-recurrence', value: '' })),
    ],
  };
};
