import { offStatusIn } from '@rondelle/contracts/competition/called-off.ts';
import { isForfeitWord } from '@rondelle/contracts/competition/forfeit-words.ts';
import type { Decision, OffStatus } from '@rondelle/contracts/competition/lists.ts';
import { plain } from './plain.ts';
import { periodIn } from './read-cell.ts';
import { type ForfeitRead, forfeitOf } from './read-forfeit.ts';

/** Status of a game as read from a text; `final` may have how the game was decided. */
export type StatusRead = {
  readonly status: 'final' | 'scheduled' | 'live' | OffStatus;
  readonly decidedIn?: Decision;
  readonly forfeit?: ForfeitRead;
};

const setOf = (words: string) => new Set(words.split('|'));
const scheduled = setOf(
  'a venir|avenir|prevu|prevue|programme|programmee|planifie|planifiee|cedule|a jouer|non joue|non jouee|pas joue|pas jouee|au calendrier|scheduled|upcoming|to come|to be played|not played|unplayed|future|vs|v s|tbd|tba|a determiner|a confirmer|pas termine|not finished|sans resultat|no result',
);
const live = setOf(
  'en cours|en direct|mi temps|entracte|live|in progress|ongoing|intermission|1re periode|2e periode|3e periode|1st period|2nd period|3rd period',
);
/** Words for a finished game, alone or before how it was decided: « Terminé (TB) », “Final/OT”. */
const finals = setOf(
  'final|finale|f|ft|termine|terminee|fini|finie|fin|joue|jouee|complete|completee|completed|conclu|officiel|officielle|official|played|ended|finished|closed|over|full time|resultat final|match termine|partie terminee|ne compte pas|does not count',
);
/** Returns whether a cell only marks a missing value: « - », “n/a”; not the error `#N/A` of a spreadsheet. */
export const isBlankMark = (cell: string): boolean =>
  /^[-–—−_.*?\s]*$/u.test(cell) || /^(?!#)\W?n\W{0,2}[ad]\W?$/i.test(cell);

/** Removes the word for a finished game from a text with further words. */
const afterFinal = (text: string): string => {
  const word = [...finals].find((one) => text.startsWith(`${one} `));
  return word ? text.slice(word.length + 1) : text;
};

/** Reads what a cell states about a game, in either language; null when its words are unknown. */
export const statusIn = (cell: string): StatusRead | null => {
  const off = offStatusIn(cell);
  if (off) return { status: off };
  const text = plain(cell);
  if (scheduled.has(text)) return { status: 'scheduled' };
  if (live.has(text)) return { status: 'live' };
  if (finals.has(text)) return { status: 'final' };
  const words = text.split(' ');
  if (words.some(isForfeitWord))
    return { status: 'final', decidedIn: 'regulation', forfeit: forfeitOf(words) };
  const decidedIn = periodIn(text) ?? periodIn(afterFinal(text));
  return decidedIn ? { status: 'final', decidedIn } : null;
};

const offStart =
  /^(?:(?:match|partie|game)s? )?(?:remise?|report[ée]e?s?|d[ée]plac[ée]e?s?|postponed|ppd|moved|rescheduled)(?![\p{L}])/iu;

/** The new day in « Reporté au 24 novembre » or “Moved to Nov 24”, as written; null when there is none. */
export const movedTo = (cell: string): string | null => {
  const text = cell.trim();
  if (!offStart.test(text)) return null;
  const day = /\s(?:au|à|to|for|pour|until)\s+(?:l[ea]\s+)?((?:\p{L}{3,9}\.?,?\s+){0,2}\d.*)$/iu.exec(
    text,
  )?.[1];
  return day?.replace(/\s*\([^()]*\)$/u, '') ?? null;
};

/** « Reporté du 3 octobre » on the new day: the game is played on the day of its row. */
export const isMovedFrom = (cell: string): boolean =>
  offStart.test(cell.trim()) && /^\P{N}*\s(?:du|from|de)\s+(?:l[ea]\s+)?\P{N}{0,12}\d/iu.test(cell);

/** The date in « Reporté le 12 novembre »: the day of the decision, or the new day. Null when nothing follows. */
export const dateAfterOff = (cell: string): string | null => {
  const text = cell.trim();
  const start = offStart.exec(text)?.[0];
  return start === undefined || text === start
    ? null
    : text
        .slice(start.length)
        .replace(/^[\s:;,.(–—-]*(?:(?:le|on|the)\s+)?/iu, '')
        .replace(/\)\s*$/u, '');
};
