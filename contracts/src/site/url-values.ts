import { firstDay, lastDay } from '../competition/lists.ts';
import { eventNameShape } from '../log/event-name.ts';

/** Parses a search parameter to its canonical value; null when invalid. */
export type ReadValue<T extends string | number = string | number> = (text: string) => T | null;

/** The same rule as the schemas: existing days from 1900 to 2100. */
const isDay = (text: string): boolean => {
  const isInRange = /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= firstDay && text <= lastDay;
  const time = isInRange ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
const instantPattern =
  /^([\d-]{10})T(?:[01]\d|2[0-3]):\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):\d{2})$/;
const isInstant = (text: string): boolean =>
  isDay(instantPattern.exec(text)?.[1] ?? '') && !Number.isNaN(Date.parse(text));

const matching =
  (isInRange: (text: string) => boolean): ReadValue<string> =>
  (text) =>
    isInRange(text) ? text : null;
const numeric =
  (isInRange: (text: string) => boolean): ReadValue<number> =>
  (text) =>
    isInRange(text) ? Number(text) : null;

export const day = matching(isDay);
export const instant = matching(isInstant);
/** A local time in Quebec, as `datetime-local` inputs send it. */
export const minute = matching((text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]{0,10}$/.test(text));
export const id = numeric((text) => /^[1-9]\d{0,8}$/.test(text));
/** A log position. */
export const position = matching((text) => /^\d{1,18}$/.test(text));
/** An event in the log: `game-12.3`, or its position. */
export const eventName = matching((text) => eventNameShape.test(text));
const lastPage = 10_000;
const isPage = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= lastPage;
/** A page number, where another page than the first may be the default. */
export const anyPage = numeric(isPage);
/** A page number from 2 on. */
export const laterPage = numeric((text) => isPage(text) && text !== '1');
export const season = matching((text) => /^\d{4}-\d{4}$/.test(text));
export const oneOf =
  <const T extends string>(values: readonly T[]): ReadValue<T> =>
  (text) =>
    values.find((value) => value === text) ?? null;
/** Free text, trimmed and cut to a maximum length. */
export const words =
  (most: number): ReadValue<string> =>
  (text) =>
    text.trim().slice(0, most).trim() || null;
/** A flag: the parameter's presence is its meaning. */
export const present: ReadValue<string> = () => '1';
