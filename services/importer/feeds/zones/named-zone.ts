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

/** The offset from UTC that a format gives at an instant, in ms. */
const aheadAt = (format: Intl.DateTimeFormat, instant: number): number => {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
};

/** Some programs put their own names before those of IANA: « /example.org/20250101_1/America/Halifax ». */
const ownPrefix = /^\/.+?\/(?<name>[A-Z][a-z]+\/[A-Za-z_/-]+)$/u;

/** A time zone by its name of IANA or of Windows; null for any other name. */
export const namedZone = (tzid: string): Zone | null => {
  const name = windowsZones.get(tzid) ?? ownPrefix.exec(tzid)?.groups?.['name'] ?? tzid;
  const format = formatOf(name);
  if (!format) return null;
  return (local) => {
    const ahead = aheadAt(format, local);
    return local - aheadAt(format, local - ahead);
  };
};
