import ICAL from 'ical.js';
import { isPlain } from './plain-rule.ts';
import type { Steps } from './zones/own-zone.ts';

/** The days of a season: the part of a series that is read. */
export type Span = { readonly startsOn: string; readonly endsOn: string };

const dayOf = (time: ICAL.Time): string => time.toString().slice(0, 10);

/** The cost of finding the next day of a monthly rule: the library looks at each day of the month. */
const stepsOfMonth = 20;

/** Returns the starts in the season; null when there are too many steps. Throws when the library refuses the rule. */
const startsFrom = (rule: ICAL.Recur, first: ICAL.Time, span: Span, steps: Steps): ICAL.Time[] | null => {
  const isMonthly = rule.freq === 'MONTHLY';
  const cost = isMonthly ? stepsOfMonth : 1;
  if (isMonthly) {
    steps.left -= cost;
    // The library counts the days of a month from the first start, so the first start must be a day of the rule.
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

/** Returns the rule of a series; null when there are several, or when its parts are invalid. */
const ruleOf = (event: ICAL.Component): ICAL.Recur | null => {
  try {
    const [rule, ...more] = event.getAllProperties('rrule').map((one) => one.getFirstValue());
    return rule instanceof ICAL.Recur && more.length === 0 ? rule : null;
  } catch {
    return null;
  }
};

/** Reads the starts of a series in the season; null when its rule is not a plain one, or too long. */
export const startsOf = (event: ICAL.Component, span: Span, steps: Steps): ICAL.Time[] | null => {
  if (steps.left < 0) return null;
  const first = event.getFirstPropertyValue('dtstart');
  const rule = ruleOf(event);
  if (!(first instanceof ICAL.Time) || !rule || !isPlain(rule)) return null;
  try {
    return startsFrom(rule, first, span, steps);
  } catch {
    // The library throws when the first month has no day of the rule.
    return null;
  }
};
