import type { OffStatus } from '@rondelle/contracts/competition/lists.ts';
import type { FeedGame } from '../feed-game.ts';
import { titleParts } from './title-parts.ts';
import {
  isElsewhere,
  isFinal,
  isGameWord,
  isOtherActivity,
  isUnknownOpponent,
  offIn,
} from './title-words.ts';

type Sides = Pick<FeedGame, 'home' | 'away' | 'homeGoals' | 'awayGoals' | 'decidedIn'>;
export type ReadTitle =
  | {
      readonly sides: Sides;
      readonly off: OffStatus | null;
      /** True when only a game is written like this. « Photo @ Aréna » looks like « Loups @ Lynx ». */
      readonly isClear: boolean;
    }
  | {
      readonly sides: null;
      readonly reason: 'not-a-game' | 'opponent-unknown' | 'not-in-table';
      /** True when the title has two sides, so that somebody may ask why it is no game. */
      readonly hasSides: boolean;
    };

/** « Lynx 4 – 2 Loups », as websites write results. */
const between = /^(?<one>.*?\D)\s*(?<ones>\d{1,2})\s*(?:[-–—:]|à|to)\s*(?<others>\d{1,2})\s+(?<other>\D.*)$/u;
/** « Lynx 4, Loups 2 », as newspapers write results. */
const listed = /^(?<one>\D.*?)\s+(?<ones>\d{1,2})\s*,\s*(?<other>\D.*?)\s+(?<others>\d{1,2})$/u;
/** « Loups 2 - Lynx 3 (Final) »: the numbers are goals only when the title calls the game over. */
const behind = /^(?<side>\D.*?)\s+\(?(?<goals>\d{1,2})\)?$/u;
/** The first team is the visitor: « Loups @ Lynx », « Loups à Lynx », « Loups at Lynx ». */
const visiting = /^(?<one>.+?)\s+(?:@|at|à|chez)\s+(?<other>.+)$/iu;
/** The first team is the home team: « Lynx – Loups ». */
const receiving = /^(?<one>.+?)\s+[-–—]\s+(?<other>.+)$/u;
/** Words that stand between the teams of a game only: « Lynx vs Loups », « Lynx c. Loups ». */
const against = /\s+(?:(?:vs?\.?|c\.|contre|against)\s+|vs\.)/iu;
/** « Lynx vs Loups @ Aréna Un », « Lynx vs Loups, Aréna Un », « Lynx vs Loups - Aréna Un »: where the game is. */
const where =
  /(?:\s+(?:@|at|à)\s|(?:,|\s[-–—])\s(?=(?:ar[ée]na|colis[ée]e|patinoire|complexe|centre)\s)).*$/iu;
/** Returns whether a side holds more than a name: « Saint-Jean - Lynx », « Lynx (3) », « M13 AA Lynx ». */
const isMixed = (side: string): boolean =>
  / [-–—|] |: |, |\(\d+\)$|^[mu]-?\d{1,2}(?!\d)|\d\s?(?:h|:)\s?\d{2}/iu.test(side);

const shootouts = /^(?:en )?(?:fus|tb|t\. ?b|so\b)/iu;
const overtimes = /^(?:en )?(?:prol|pr\b|pr\.|ot\b|p\b|p\.|sn\b)/iu;
const endingIn = (notes: readonly string[]): Pick<Sides, 'decidedIn'> => {
  if (notes.some((note) => shootouts.test(note))) return { decidedIn: 'shootout' };
  return notes.some((note) => overtimes.test(note)) ? { decidedIn: 'overtime' } : {};
};

type Found = { readonly sides: Sides; readonly isClear: boolean };

const pairIn = (core: string): Found | null => {
  const [home = '', away = '', ...more] = core.split(against);
  if (more.length > 0) return null;
  if (away !== '') {
    const sides = { home: home.trim(), away: away.replace(where, '').trim() };
    return { sides, isClear: !isMixed(sides.home) && !isMixed(sides.away) };
  }
  const { one, other } = receiving.exec(core)?.groups ?? {};
  const { one: visitor, other: host } = visiting.exec(core)?.groups ?? {};
  // « Saint-Jean à Québec - Nord » matches both patterns: the separator that comes first decides.
  if (visitor && host && (one === undefined || visitor.length < one.length))
    return { sides: { home: host, away: visitor }, isClear: false };
  return one && other ? { sides: { home: one, away: other }, isClear: false } : null;
};

const scoreIn = (core: string, notes: readonly string[]): Found | null => {
  const { one, ones, other, others } = (between.exec(core) ?? listed.exec(core))?.groups ?? {};
  if (one && ones && other && others) {
    const sides = { home: one.trim(), away: other.trim(), homeGoals: ones, awayGoals: others };
    return { sides: { ...sides, ...endingIn(notes) }, isClear: false };
  }
  if (!notes.some(isFinal)) return null;
  const pair = pairIn(core);
  const home = behind.exec(pair?.sides.home ?? '')?.groups;
  const away = behind.exec(pair?.sides.away ?? '')?.groups;
  if (!pair || !home || !away) return null;
  const goals = { homeGoals: home['goals'] ?? '', awayGoals: away['goals'] ?? '' };
  const names = { home: home['side'] ?? '', away: away['side'] ?? '' };
  return { ...pair, sides: { ...names, ...goals, ...endingIn(notes) } };
};

const leave = (reason: 'not-a-game' | 'opponent-unknown' | 'not-in-table') =>
  ({ sides: null, reason, hasSides: true }) as const;

/** Reads the title of a calendar event: the teams of a game, and its result or that it is off; else why it is no game. */
export const readTitle = (title: string): ReadTitle => {
  const { core, notes } = titleParts(title);
  const found = scoreIn(core, notes) ?? pairIn(core);
  if (!found) return { sides: null, reason: 'not-a-game', hasSides: against.test(core) };
  const { home = '', away = '' } = found.sides;
  const both = [home, away];
  if (both.includes('') || both.some(isOtherActivity) || both.some(isGameWord)) return leave('not-a-game');
  if (both.some(isUnknownOpponent)) return leave('opponent-unknown');
  if (notes.some(isElsewhere)) return leave('not-in-table');
  if (notes.some(isOtherActivity)) return leave('not-a-game');
  return { ...found, off: notes.map(offIn).find((off) => off !== null) ?? null };
};

/** The teams of a game, and its result if any, in the title of a calendar event; null when it is not a game. */
export const gameInTitle = (title: string): Sides | null => readTitle(title).sides;
