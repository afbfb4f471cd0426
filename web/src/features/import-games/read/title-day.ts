import { plain } from '../../../lib/cells/plain.ts';
import { dateIn } from '../../../lib/cells/read-date.ts';
import type { Reading } from './reading.ts';

/**
 * The day in a row without two teams, for the games below it. `unknown`: the row names a day that may not be
 * theirs.
 */
export type TitleDay =
  | { readonly says: 'day'; readonly day: string }
  | { readonly says: 'unknown' }
  | { readonly says: 'nothing' };

const weekdays =
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const months =
  'janv?|janvier|january|fevr?|fevrier|feb|february|mars|march|avr|avril|apr|april|mai|may|juin|june?|juil|juillet|july?|aout|aug|august|sept?|septembre|september|oct|octobre|october|nov|novembre|november|dec|decembre|december';
const speaksOfDay = new RegExp(
  String.raw`\b(?:${weekdays})s?\b|\b\d{1,2}(?:er|st|nd|rd|th)? (?:${months})\b|\b(?:${months}) \d{1,2}\b|\b\d{4} \d{1,2} \d{1,2}\b|\b\d{1,2} \d{1,2} (?:20)?\d{2}\b|\b(?:tbd|tba|a determiner|a confirmer|to be determined|date|dates)\b`,
  'u',
);
const startsWithWeekday = new RegExp(
  String.raw`^(?:le |the )?(?:${weekdays}|(?:lun|mar|mer|jeu|ven|sam|dim|mon|tues?|wed|thur?s?|fri|sat|sun)(?= \d| [a-z]+ \d))\b`,
  'u',
);
/** Rows at the end of a page, and remarks that change what the day above means. */
const isOther =
  /\b(?:page|imprime[es]*|printed|mise? a jour|updated?|version|genere[es]*|generated|exporte[es]*|remis|remise|reporte[es]*|postponed|annule[es]*|cancell?ed|dates? limite)\b/u;
const goesOn = /^(?:au|a|et|and|to|ou|or|jusqu) /u;
const isPlace = /\b(?:arenas?|patinoire|glace|colisee|complexe|centre|rink|ice)\b/u;
const counted = /^(?:semaine|journ[ée]e|week|ronde|round|jour|day|tour)\s*\d+\s*[-–—:,]*\s*/iu;

/** The day at the start of a text, with the text after it; null without one. Prefers a day of the season. */
const leadingDay = (
  text: string,
  { span, dateOrder }: Reading,
): { readonly day: string; readonly start: string; readonly rest: string } | null => {
  const words = text.split(' ');
  const found = words.slice(0, 7).flatMap((_, at) => {
    const start = words
      .slice(0, at + 1)
      .join(' ')
      .replace(/[,:;.–—-]+$/u, '');
    const day = dateIn(start, span, dateOrder ?? undefined);
    return day ? [{ day, start, rest: words.slice(at + 1).join(' ') }] : [];
  });
  const isWithin = ({ day }: { readonly day: string }) => day >= span.startsOn && day <= span.endsOn;
  return found.findLast(isWithin) ?? found.at(-1) ?? null;
};

/** Reads the day of the games below from a title: « Samedi 14 novembre », alone or before a remark. */
export const titleDay = (row: readonly string[], how: Reading): TitleDay => {
  const filled = row.filter((cell) => cell !== '');
  const text = filled.join(' ').replace(counted, '');
  const speaks: TitleDay = speaksOfDay.test(plain(text)) ? { says: 'unknown' } : { says: 'nothing' };
  const found = leadingDay(text, how);
  if (!found) return speaks;
  const { day, start, rest } = found;
  const remark = plain(rest);
  if (isOther.test(remark) || goesOn.test(`${remark} `) || speaksOfDay.test(remark))
    return { says: 'unknown' };
  const isSure =
    remark === '' ||
    startsWithWeekday.test(plain(start)) ||
    // The remark is in a separate cell, in brackets, or a venue.
    dateIn(filled[0] ?? '', how.span, how.dateOrder ?? undefined) === day ||
    rest.startsWith('(') ||
    isPlace.test(remark);
  return isSure ? { says: 'day', day } : { says: 'unknown' };
};
