import { commonZone } from './common-zones.ts';
import { windowsZones } from './windows-zones.ts';
import type { Zone } from './zone.ts';

/** A calendar names a few zones in thousands of events, and making a format takes longer than reading an event. */
const formats = new Map<string, Intl.DateTimeFormat | null>();
const mostFormats = 100;
const formatOf = (name: string): Intl.DateTimeFormat | null => {
  let format = formats.get(name);
  if (format !== undefined) return format;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  } catch {
    format = null;
  }
  if (formats.size >= mostFormats) formats.clear();
  formats.set(name, format);
  return format;
};

/** The offset from UTC of a format at an instant, in ms. */
const aheadAt = (format: Intl.DateTimeFormat, instant: number): number => {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
};

/** Some programs put their own names before those of IANA: « /example.org/20250101_1/America/Halifax ». */
const ownPrefix = /^\/.+?\/(?:Tzfile\/)?(?<name>[A-Z][a-z]+\/[A-Za-z_/-]+)$/u;

/** « UTC-05:00 », « GMT-5 », « -0500 »: always as far from UTC. */
const fixed = /^(?:UTC|GMT)?(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?$/u;
const fixedZone = (name: string): Zone | null => {
  const { sign, hours, minutes = '0' } = fixed.exec(name)?.groups ?? {};
  if (sign === undefined || hours === undefined || Number(hours) > 14 || Number(minutes) > 59) return null;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return (local) => local - ahead;
};

/** A name of IANA. Abbreviations are excluded: JavaScript takes AST for Alaska, and ART for Egypt. */
const ofIana = /^(?:UTC|GMT|[A-Za-z_]+\/[A-Za-z0-9_/+-]+)$/u;

/** A time zone by its IANA, Windows or common name, or by its offset from UTC; null for any other name. */
export const namedZone = (tzid: string): Zone | null => {
  const unquoted = tzid.trim().replaceAll(/^"|"$/gu, '');
  const own = ownPrefix.exec(unquoted)?.groups?.['name'] ?? unquoted;
  const name = windowsZones.get(own) ?? commonZone(own) ?? own;
  const format = ofIana.test(name) ? formatOf(name) : null;
  if (!format) return fixedZone(name);
  return (local) => {
    const ahead = aheadAt(format, local);
    return local - aheadAt(format, local - ahead);
  };
};
