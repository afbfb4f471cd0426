import ICAL from 'ical.js';
import { type EventTime, eventTime, momentOf } from './event-time.ts';
import { type Span, startsOf } from './series-starts.ts';
import type { Zones } from './zones/zones-of.ts';

/** One event, or one occurrence of a series. */
export type Occurrence = {
  readonly event: ICAL.Component;
  /** An id that stays the same when it moves; empty when the event has no UID. */
  readonly id: string;
  readonly time: EventTime;
};
export type Unread = {
  readonly event: ICAL.Component;
  readonly reason: 'unknown-zone' | 'unread-recurrence' | 'missing-value';
  readonly value: string;
};
const uidOf = (event: ICAL.Component): string => {
  const uid = event.getFirstPropertyValue('uid');
  return typeof uid === 'string' ? uid.slice(0, 400) : '';
};
/** Reads times. Throws when one is invalid, such as a day in a thirteenth month, which the library would carry over. */
const valuesOf = (property: ICAL.Property): ICAL.Time[] =>
  property.getValues().flatMap((value, at) => {
    if (!(value instanceof ICAL.Time)) return [];
    if (value.toString() !== property.jCal[3 + at]) throw new RangeError('no time');
    return [value];
  });
const timesOf = (event: ICAL.Component, name: string, zones: Zones): (EventTime | null)[] =>
  event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getParameter('tzid');
    return valuesOf(property).map((time) => eventTime(time, tzid, zones));
  });
const momentsOf = (event: ICAL.Component, name: string, zones: Zones): string[] =>
  timesOf(event, name, zones).map((time) => (time ? momentOf(time) : ''));

const sequenceOf = (event: ICAL.Component): number => Number(event.getFirstPropertyValue('sequence') ?? 0);

/** An event with a higher SEQUENCE in the same file replaces its earlier versions. */
const lastOf = (versions: readonly ICAL.Component[]): readonly ICAL.Component[] => {
  const last = Math.max(...versions.map(sequenceOf));
  return versions.filter((version) => sequenceOf(version) === last);
};

/** Steps that the series of one calendar may take together: a daily or monthly one takes a few hundred a year. */
const mostSteps = 20_000;

/**
 * Reads each event, and each occurrence of a series that falls into the season. An event with RECURRENCE-ID takes the
 * place of its occurrence, EXDATE removes occurrences, and of versions of one event the last counts (RFC 5545).
 */
export const occurrencesIn = (
  events: readonly ICAL.Component[],
  zones: Zones,
  span: Span,
): { readonly occurrences: readonly Occurrence[]; readonly unread: readonly Unread[] } => {
  const steps = { left: mostSteps };
  const occurrences: Occurrence[] = [];
  const unread: Unread[] = [];

  const add = (event: ICAL.Component, id: string): void => {
    const [time] = timesOf(event, 'dtstart', zones);
    if (time) occurrences.push({ event, id, time });
    else {
      const tzid = event.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '';
      unread.push({ event, reason: time === null ? 'unknown-zone' : 'missing-value', value: tzid });
    }
  };

  const addSeries = (
    master: ICAL.Component,
    uid: string,
    moved: ReadonlyMap<string, ICAL.Component>,
  ): void => {
    const starts = startsOf(master, span, steps);
    const hasRange = [...moved.values()].some((one) =>
      one.getFirstProperty('recurrence-id')?.getFirstParameter('range'),
    );
    if (!starts || hasRange)
      return void unread.push({ event: master, reason: 'unread-recurrence', value: '' });
    const tzid = master.getFirstProperty('dtstart')?.getFirstParameter('tzid');
    const [first] = momentsOf(master, 'dtstart', zones);
    const excluded = new Set([...momentsOf(master, 'exdate', zones), ...moved.keys()]);
    const idOf = (moment: string): string => (moment === first ? uid : `${uid}\n${moment}`);
    const times = [
      ...starts.map((start) => eventTime(start, tzid, zones)),
      ...timesOf(master, 'rdate', zones),
    ];
    for (const time of times) {
      if (!time) return void unread.push({ event: master, reason: 'unknown-zone', value: tzid ?? '' });
      const moment = momentOf(time);
      if (excluded.has(moment)) continue;
      excluded.add(moment);
      occurrences.push({ event: master, id: idOf(moment), time });
    }
    for (const [moment, event] of moved) add(event, idOf(moment));
  };

  const addAll = (uid: string, all: readonly ICAL.Component[]): void => {
    if (uid === '') {
      for (const event of all) add(event, '');
      return;
    }
    const byMoment = Map.groupBy(all, (event) => momentsOf(event, 'recurrence-id', zones)[0]);
    const masters = lastOf(byMoment.get(undefined) ?? []);
    const moved = new Map<string, ICAL.Component>();
    for (const [moment, versions] of byMoment) {
      const [version] = lastOf(versions);
      if (moment !== undefined && version) moved.set(moment, version);
    }
    const [master] = masters;
    if (masters.length === 1 && master?.hasProperty('rrule')) addSeries(master, uid, moved);
    else {
      for (const event of masters) add(event, uid);
      for (const [moment, event] of moved) add(event, `${uid}\n${moment}`);
    }
  };

  // An event with invalid values is left out by itself.
  const addReadable = (uid: string, all: readonly ICAL.Component[]): void => {
    const before = [occurrences.length, unread.length] as const;
    try {
      addAll(uid, all);
    } catch {
      [occurrences.length, unread.length] = before;
      unread.push(...all.map((event) => ({ event, reason: 'missing-value', value: '' }) as const));
    }
  };
  for (const [uid, all] of Map.groupBy(events, uidOf))
    for (const group of uid === '' ? all.map((event) => [event]) : [all]) addReadable(uid, group);
  return { occurrences, unread };
};
