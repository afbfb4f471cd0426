import type { FeedGame } from './feed-game.ts';

type Sides = Pick<FeedGame, 'home' | 'away' | 'homeGoals' | 'awayGoals' | 'decidedIn'>;

const spaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
/** « Annulé : », « Remis, jour à venir : » and similar prefixes, as our own calendars write them. */
const off = /^(?:annul|remis|report|postpon|cancel|ppd)[^:|]{0,40}[:|]\s*/iu;
/** « Hockey : », « M13 AA | » and similar prefixes before the teams. */
const before = /^(?:[^|]{1,60}\||(?:match|partie|game|hockey)\s*:)\s*/iu;
const late = /\((?:en )?(?<late>prol|pr|ot|p|fus|tb|so|sn)[^)]{0,20}\)/iu;
const shootouts: ReadonlySet<string> = new Set(['fus', 'tb', 'so']);
/** « Lynx 4 – 2 Loups », as websites write results. */
const between = /^(?<one>.*?\D)\s*(?<ones>\d{1,2})\s*[-–—:]\s*(?<others>\d{1,2})\s+(?<other>\D.*)$/u;
/** « Lynx 4, Loups 2 », as newspapers write results. */
const listed = /^(?<one>\D.*?)\s+(?<ones>\d{1,2})\s*,\s*(?<other>\D.*?)\s+(?<others>\d{1,2})$/u;
/** The first team is the visitor: « Loups @ Lynx », « Loups à Lynx », « Loups at Lynx ». */
const visiting = /^(?<one>.+?)\s+(?:@|at|à|chez)\s+(?<other>.+)$/iu;
/** The first team is the home team: « Lynx vs Loups », « Lynx c. Loups », « Lynx – Loups ». */
const receiving = /^(?<one>.+?)\s+(?:vs\.?|v\.?|c\.|contre|against|[-–—])\s+(?<other>.+)$/iu;

const decidedIn = (title: string): string | undefined => {
  const word = late.exec(title)?.groups?.['late']?.toLowerCase();
  if (word === undefined) return undefined;
  return shootouts.has(word) ? 'shootout' : 'overtime';
};

/**
 * Parses the title of a calendar event: the two teams, and the result when the title has one. Returns null when it is
 * not a game.
 */
export const gameInTitle = (title: string): Sides | null => {
  const text = spaced(spaced(title).replace(off, '').replace(before, '').replace(late, ' '));
  const scored = between.exec(text) ?? listed.exec(text);
  if (scored?.groups) {
    const { one = '', ones = '', other = '', others = '' } = scored.groups;
    const ended = decidedIn(title);
    return {
      home: one.trim(),
      away: other.trim(),
      homeGoals: ones,
      awayGoals: others,
      ...(ended && { decidedIn: ended }),
    };
  }
  const { one, other } = receiving.exec(text)?.groups ?? {};
  const { one: visitor, other: host } = visiting.exec(text)?.groups ?? {};
  // « Saint-Jean à Québec - Nord » matches both patterns: the separator that comes first decides.
  if (visitor && host && (one === undefined || visitor.length < one.length))
    return { home: host, away: visitor };
  return one && other ? { home: one, away: other } : null;
};
