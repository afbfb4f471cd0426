import ICAL from 'ical.js';
import type { Zone } from './zone.ts';

/** Steps that the zones of one calendar may take together. Outlook repeats rules since 1601: about a thousand a zone. */
export type Steps = { left: number };
export const stepsOfCalendar = (): Steps => ({ left: 10_000 });

/** A change of the clock: from `local`, in the time before it, `ahead` holds instead of `before` (all in ms). */
type Change = { readonly local: number; readonly before: number; readonly ahead: number };

const lastYear = 2100;
const yearlyParts: ReadonlySet<string> = new Set(['BYMONTH', 'BYDAY', 'BYMONTHDAY']);
/** A day of the week, or its first to fifth in the month, or its last ones. */
const weekday = /^(?:[+-]?[1-5])?(?:SU|MO|TU|WE|TH|FR|SA)$/u;

/**
 * Returns whether a rule is one of clock changes: on one day of one month, each year. Others may recur every second, or
 * never, and the library would search without end.
 */
const isYearly = ({ freq, interval, parts }: ICAL.Recur): boolean => {
  const values = (name: string): readonly unknown[] => (parts as Record<string, unknown[]>)[name] ?? [];
  const [months, days, monthDays] = [values('BYMONTH'), values('BYDAY'), values('BYMONTHDAY')];
  return (
    freq === 'YEARLY' &&
    interval === 1 &&
    Object.keys(parts).every((part) => yearlyParts.has(part)) &&
    months.length <= 1 &&
    days.length <= months.length &&
    days.every((day) => weekday.test(String(day))) &&
    // Seven days in a row hold every day of the week once.
    [0, 1, 7].includes(monthDays.length) &&
    (days.length === 0 || monthDays.length !== 1) &&
    (days.length === 1 || monthDays.length !== 7) &&
    monthDays.every((day) => Number(day) >= 1 && Number(day) <= 28)
  );
};

const localOf = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** The local times of a rule; null when they are not those of a clock, or too many. */
const timesOf = (
  rule: ICAL.Recur,
  start: ICAL.Time,
  beforeSeconds: number,
  steps: Steps,
): number[] | null => {
  if (!isYearly(rule)) return null;
  const { until } = rule;
  const isUtc = until?.zone === ICAL.Timezone.utcTimezone;
  const last = until ? localOf(until) + (isUtc ? beforeSeconds * 1_000 : 0) : Infinity;
  // The library would compare an end in UTC with local times.
  rule.until = null;
  const times: number[] = [];
  const iterator = rule.iterator(start);
  for (let at = iterator.next(); at && at.year <= lastYear; at = iterator.next()) {
    if (localOf(at) > last) break;
    if ((steps.left -= 1) < 0) return null;
    times.push(localOf(at));
  }
  return times;
};

const secondsOf = (observance: ICAL.Component, name: string): number | null => {
  const offset = observance.getFirstPropertyValue(name);
  return offset instanceof ICAL.UtcOffset ? offset.toSeconds() : null;
};

/** The changes of one STANDARD or DAYLIGHT part; null when it cannot be read. */
const changesOf = (observance: ICAL.Component, steps: Steps): Change[] | null => {
  if (steps.left < 0) return null;
  const start = observance.getFirstPropertyValue('dtstart');
  const [from, to] = [secondsOf(observance, 'tzoffsetfrom'), secondsOf(observance, 'tzoffsetto')];
  if (!(start instanceof ICAL.Time) || from === null || to === null) return null;
  const rule = observance.getFirstPropertyValue('rrule');
  const repeated = rule instanceof ICAL.Recur ? timesOf(rule, start, from, steps) : [];
  if (!repeated) return null;
  const listed = observance.getAllProperties('rdate').flatMap((dates) => dates.getValues());
  if ((steps.left -= listed.length + 1) < 0) return null;
  const dates = listed.filter((date) => date instanceof ICAL.Time).map(localOf);
  const times = new Set([localOf(start), ...repeated, ...dates]);
  return [...times].map((local) => ({ local, before: from * 1_000, ahead: to * 1_000 }));
};

/** The zone that a calendar's VTIMEZONE defines; null when its rules are not those of a clock. */
export const ownZone = (definition: ICAL.Component, steps: Steps): Zone | null => {
  const changes: Change[] = [];
  for (const observance of definition.getAllSubcomponents()) {
    const those = changesOf(observance, steps);
    if (!those) return null;
    changes.push(...those);
  }
  changes.sort((a, b) => a.local - b.local);
  const [first] = changes;
  if (!first) return null;
  return (local) => local - (changes.findLast((change) => change.local <= local)?.ahead ?? first.before);
};
