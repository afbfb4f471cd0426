import ICAL from 'ical.js';

const dayOnly =
  /^(?<name>DTSTART|DTEND|RECURRENCE-ID)(?:;TZID=[^:;\r\n]*)?:(?<day>\d{8})(?=\r?$)(?!\r?\n[ \t])/gimu;
const withoutSeconds =
  /^(?<start>(?:DTSTART|DTEND|RECURRENCE-ID)[;:][^\r\n]{0,200}T\d{4})(?=Z?\r?$)(?!Z?\r?\n[ \t])/gimu;

/** Completes days and times in a shorter form, as calendars made by hand have them; those of a folded line are whole. */
export const completeTimes = (text: string): string =>
  text.replaceAll(dayOnly, '$<name>;VALUE=DATE:$<day>').replaceAll(withoutSeconds, '$<start>00');

/** A line that begins a property: « SUMMARY:… », « DTSTART;TZID=…:… ». */
const property = /^[A-Za-z0-9-]+[;:]/u;
const rule = /^RRULE(?:;[^:]*)?:(?<value>.*)$/iu;

const isRule = (value: string): boolean => {
  try {
    return ICAL.Recur.fromString(value).freq !== undefined;
  } catch {
    return false;
  }
};

/** An empty rule is unreadable: its event is left out with that reason. */
const withReadableRule = (line: string): string => {
  const { value } = rule.exec(line)?.groups ?? {};
  return value === undefined || isRule(value) ? line : 'RRULE:';
};

/**
 * Repairs what makes the library refuse a calendar with all of its events: lines of a text that are not indented, and
 * rules that it does not know.
 */
export const repairLines = (text: string): string => {
  const lines = text.replaceAll(/\r?\n[ \t]/gu, '').split(/\r?\n/u);
  const whole: string[] = [];
  for (const line of lines)
    if (line === '' || property.test(line) || whole.length === 0) whole.push(line);
    else whole.push(`${whole.pop() ?? ''} ${line}`);
  return whole.map(withReadableRule).join('\r\n');
};
