import { clockInQuebec, dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { remembered } from '@rondelle/contracts/remembered.ts';
import { currentLanguage } from './lang.ts';

const locales = { fr: 'fr-CA', en: 'en-CA' } as const;

const perLocale = <T>(make: (locale: string) => T) => {
  const madeFor = remembered(make);
  return () => madeFor(locales[currentLanguage()]);
};

const dayFormats = {
  /** samedi 8 mars 2025 */
  full: perLocale(
    (l) =>
      new Intl.DateTimeFormat(l, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  ),
  /** 8 mars 2025 */
  long: perLocale(
    (l) => new Intl.DateTimeFormat(l, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ),
  /** sam. 8 mars */
  short: perLocale(
    (l) => new Intl.DateTimeFormat(l, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  ),
  /** 8 mars */
  bare: perLocale((l) => new Intl.DateTimeFormat(l, { day: 'numeric', month: 'short', timeZone: 'UTC' })),
  /** 8 mars 2025, shortened */
  dated: perLocale(
    (l) => new Intl.DateTimeFormat(l, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  ),
  /** mars */
  month: perLocale((l) => new Intl.DateTimeFormat(l, { month: 'short', timeZone: 'UTC' })),
  weekday: perLocale((l) => new Intl.DateTimeFormat(l, { weekday: 'short', timeZone: 'UTC' })),
};

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Invalid dates are shown as written, so that no page fails. */
const dateIn = (format: Intl.DateTimeFormat, date: Date, written: string): string =>
  Number.isNaN(date.getTime()) ? written : format.format(date);

/** French writes the first of a month as « 1er », which Intl does not. */
const withOrdinal = (text: string) =>
  currentLanguage() === 'fr' ? text.replace(/(?<!\d)1 (?=\p{L})/u, '1er ') : text;

/** Formats a local day (`YYYY-MM-DD`). */
export const formatDay = (day: string, style: keyof typeof dayFormats = 'long'): string =>
  withOrdinal(dateIn(dayFormats[style](), noon(day), day));

const isoOf = (at: string | Date): string => (typeof at === 'string' ? at : at.toISOString());

/** Formats the local day in Quebec at an instant. */
export const formatDayAt = (at: string | Date): string => formatDay(dayInQuebec(isoOf(at)));

const months = perLocale((l) => new Intl.DateTimeFormat(l, { month: 'long', timeZone: 'UTC' }));

const monthsOfYear = perLocale(
  (l) => new Intl.DateTimeFormat(l, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
/** Formats a month (`YYYY-MM`): « mars 2025 ». */
export const formatMonth = (month: string): string => dateIn(monthsOfYear(), noon(`${month}-15`), month);

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noon(text).getTime());

/** Formats a range of days: « 8–10 mars 2025 », « 28 février – 2 mars 2025 ». */
export const formatDays = (from: string, to: string): string => {
  if (from === to) return formatDay(to);
  if (from.slice(0, 4) !== to.slice(0, 4) || !isDay(from) || !isDay(to))
    return `${formatDay(from)} – ${formatDay(to)}`;
  const french = currentLanguage() === 'fr';
  const number = (day: string) => (french && day.endsWith('-01') ? '1er' : String(Number(day.slice(8))));
  const [first, last, year] = [number(from), number(to), to.slice(0, 4)];
  const [start, end] = [months().format(noon(from)), months().format(noon(to))];
  if (start === end) return french ? `${first}–${last} ${end} ${year}` : `${end} ${first}–${last}, ${year}`;
  return french
    ? `${first} ${start} – ${last} ${end} ${year}`
    : `${start} ${first} – ${end} ${last}, ${year}`;
};

/** Formats a range of days without its year: « 16–22 nov. », « 30 nov. – 6 déc. ». */
export const formatBareDays = (from: string, to: string): string => {
  const [start, end] = [formatDay(from, 'bare'), formatDay(to, 'bare')];
  if (from.slice(0, 7) !== to.slice(0, 7)) return `${start} – ${end}`;
  return currentLanguage() === 'fr'
    ? `${start.replace(/\s.*/u, '')}–${end}`
    : `${start}–${Number(to.slice(8))}`;
};

const relatives = perLocale((l) => new Intl.RelativeTimeFormat(l, { numeric: 'auto' }));
const dayMs = 86_400_000;
/** Formats a day as seen from another: « aujourd’hui », « demain », « dans 7 jours ». */
export const formatDaysFrom = (from: string, day: string): string => {
  const days = Math.round((noon(day).getTime() - noon(from).getTime()) / dayMs);
  return Number.isNaN(days) ? day : relatives().format(days, 'day');
};

/** Formats an instant as a time of day in Quebec: « 19 h 30 », "7:30 p.m.". */
export const formatClock = (instant: string): string => {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? instant : formatTime(clockInQuebec(at).slice(11));
};

/**
 * Formats an instant (a date, or ISO 8601) in Quebec's time zone: « 24 nov. 2026, 19 h 30 »; the time stays on one line.
 */
export const formatInstant = (at: string | Date): string => {
  const instant = isoOf(at);
  return Number.isNaN(Date.parse(instant))
    ? instant
    : `${formatDay(dayInQuebec(instant), 'dated')}, ${formatClock(instant)}`;
};

/** Formats a local time such as `19:30`: « 19 h 30 », "7:30 p.m."; contains no line break opportunity. */
export const formatTime = (time: string): string => {
  if (!/^\d\d:\d\d/.test(time)) return time;
  const hours = Number(time.slice(0, 2));
  const minutes = time.slice(3, 5);
  if (currentLanguage() === 'fr') return `${hours}\u00a0h\u00a0${minutes}`;
  return `${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'a.m.' : 'p.m.'}`;
};

/** Replaces values that round to zero by zero, so that they have no sign. */
const unlessNothing = (value: number, least: number): number => (Math.abs(value) < least ? 0 : value);

const whole = perLocale((l) => new Intl.NumberFormat(l));
export const formatNumber = (value: number | bigint): string =>
  whole().format(typeof value === 'bigint' ? value : unlessNothing(value, 0.000_5));

const decimals = perLocale(
  (l) => new Intl.NumberFormat(l, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
/** Formats with two decimals: goals per game, ratings. */
export const formatDecimal = (value: number): string => decimals().format(unlessNothing(value, 0.005));

const tenths = perLocale(
  (l) => new Intl.NumberFormat(l, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
/** Formats with one decimal: expected values, because these are not precise to a hundredth. */
export const formatTenth = (value: number): string => tenths().format(unlessNothing(value, 0.05));

const percents = perLocale((l) => new Intl.NumberFormat(l, { style: 'percent', maximumFractionDigits: 1 }));
/** Formats a share between 0 and 1 as a percentage, with at most one decimal. */
export const formatPercent = (share: number): string => percents().format(unlessNothing(share, 0.000_5));

const percentTenths = perLocale(
  (l) => new Intl.NumberFormat(l, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
/** Formats a share between 0 and 1 with exactly one decimal, to align in columns. */
export const formatPercentTenth = (share: number): string =>
  percentTenths().format(unlessNothing(share, 0.000_5));

const sign = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '');
/** Formats a whole number with its sign: +7, −3, 0. */
export const formatSigned = (value: number): string => `${sign(value)}${whole().format(Math.abs(value))}`;
/** Formats with two decimals and a sign: +1,25. */
export const formatSignedDecimal = (value: number): string => {
  const rounded = Math.round(value * 100) / 100;
  return `${sign(rounded)}${decimals().format(Math.abs(rounded))}`;
};

const lists = perLocale((l) => new Intl.ListFormat(l, { type: 'conjunction' }));
export const formatList = (texts: readonly string[]): string => lists().format(texts);
