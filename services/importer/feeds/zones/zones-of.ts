import type ICAL from 'ical.js';
import { namedZone } from './named-zone.ts';
import { ownZone, stepsOfCalendar } from './own-zone.ts';
import type { Zone } from './zone.ts';

/** Returns the zone of a TZID; null for an unknown one. */
export type Zones = (tzid: string) => Zone | null;

/** The zones of a calendar: those that it defines itself (RFC 5545, 3.2.19), else those of IANA and of Windows. */
export const zonesOf = (calendar: ICAL.Component): Zones => {
  const definitions = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((definition) => [definition.getFirstPropertyValue('tzid'), definition]),
  );
  const steps = stepsOfCalendar();
  const known = new Map<string, Zone | null>();
  return (tzid) => {
    let zone = known.get(tzid);
    if (zone !== undefined) return zone;
    const definition = definitions.get(tzid);
    zone = (definition && ownZone(definition, steps)) ?? namedZone(tzid);
    known.set(tzid, zone);
    return zone;
  };
};
