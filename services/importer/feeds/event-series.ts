import ICAL from 'ical.js';
import { type EventTime, eventTime, momentOf } from './event-time.ts';
import { isPlain } from './plain-rule.ts';
import type { Steps } from './zones/own-zone.ts';
import type { Zones } from './zones/zones-of.ts';

/** One event, or one occurrence of a series. */
export type Occurrence = {
  readonly event: ICAL.Component;
  /** What stays the same when it moves; empty when the event has no UID. */
  readonly id: string;
  readonly time: EventTime;
};
export type Unread = {
  readonly event: ICAL.Component;
  readonly reason: 'unknown-zone' | 'unread-recurrence' | 'missing-value';
  readonly value: string;
};
/** The days of a season: the part of a series that is read. */
export type Span = { readonly startsOn: string; readonly endsOn: string };

const uidOf = (event: ICAL.Component): string => {
  const uid = event.getFirstPropertyValue('uid');
  return typeof uid === 'string' ? uid.slice(0, 400) : '';
};
const timesOf = (event: ICAL.Component, name: string, zones: Zones): (EventTime | null)[] =>
  event.getAllProperties(name).flatMap((property) => {
    const times = property.getValues().filter((value) => value instanceof ICAL.Time);
    return times.map((time) => eventTime(time, property.getParameter('tzid'), zones));
  });
const momentsOf = (event: ICAL.Component, name: string, zones: Zones): string[] =>
  timesOf(event, name, zones).map((time) => (time ? momentOf(time) : ''));

const sequenceOf = (event: ICAL.Component): number => Number(event.getFirstPropertyValue('sequence') ?? 0);

/** An event with a higher SEQUENCE in the same file replaces its earlier versions. */
const lastOf = (versions: readonly ICAL.Component[]): readonly ICAL.Component[] => {
  const last = Math.max(...versions.map(sequenceOf));
  return versions.filter((version) => sequenceOf(version) === last);
};

const dayOf = (time: ICAL.Time): string => time.toString().slice(0, 10);

/** What finding the next day of a monthly rule costs: the library looks at each day of the month. */
const stepsOfMonth = 20;

/** Returns the starts in the season; null when there are too many steps. Throws where the library refuses the rule. */
const startsFrom = (rule: ICAL.Recur, first: ICAL.Time, span: Span, steps: Steps): ICAL.Time[] | null => {
  const isMonthly = rule.freq === 'MONTHLY';
  const cost = isMonthly ? stepsOfMonth : 1;
  if (isMonthly) {
    steps.left -= cost;
    // The library counts the days of a month from the first one, so that must be a day of the rule.
    if (rule.iterator(first).next()?.compare(first) !== 0) return null;
  }
  const starts: ICAL.Time[] = [];
  const iterator = rule.iterator(first);
  for (let at = iterator.next(); at && dayOf(at) <= span.endsOn; at = iterator.next()) {
    if ((steps.left -= cost) < 0) return null;
    if (dayOf(at) >= span.startsOn) starts.push(at.clone());
  }
  return starts;
};

/** Reads the starts of a series in the season; null when its rule is not a plain one, or too long. */
const startsOf = (event: ICAL.Component, span: Span, steps: Steps): ICAL.Time[] | null => {
  if (steps.left < 0) return null;
  const first = event.getFirstPropertyValue('dtstart');
  const rules = event.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  const [rule] = rules;
  if (!(first instanceof ICAL.Time) || !(rule instanceof ICAL.Recur)) return null;
  if (rules.length > 1 || !isPlain(rule)) return null;
  try {
    return startsFrom(rule, first, span, steps);
  } catch {
    // The library throws where the first month has no day of the rule.
    return null;
  }
};

/** Steps that the series of one calendar may take together: a daily or monthly one takes a few hundred a year. */
const mostSteps = 20_000;

/**
 * Reads each event, and each occurrence of a series that falls into the season. An event with RECURRENCE-ID takes the
 * place of its occurrence, EXDATE takes occurrences out, and of versions of one event the last counts (RFC 5545).
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

  for (const [uid, all] of Map.groupBy(events, uidOf)) {
    if (uid === '') {
      for (const event of all) add(event, '');
      continue;
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
  }
  return { occurrences, unread };
};
