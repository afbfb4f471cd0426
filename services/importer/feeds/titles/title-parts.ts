import { isElsewhere, isFinal, isLabel, isOtherActivity, offIn } from './title-words.ts';

/** A title without the words around its teams, and these words. */
export type TitleParts = { readonly core: string; readonly notes: readonly string[] };

/** Emoji and stars that people put around words. */
const ornaments = /(?:\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[*★☆!])+/gu;
const spaced = (text: string): string => text.replaceAll(ornaments, ' ').replaceAll(/\s+/gu, ' ').trim();
/** « 19h30 Lynx vs Loups », « 7:30 PM - Lynx vs Loups »: the event has its own time. */
const clock = /^\d{1,2}(?:\s?h\s?(?:\d{2})?|:\d{2})(?:\s?[ap]\.?m\.?)?\s(?:[-–—:]\s)?(?=\D)/iu;

const late = /^(?:en )?(?:prol|pr\b|pr\.|ot\b|p\b|p\.|fus|tb|t\. ?b|so\b|sn\b)/iu;
/** Returns whether the words in brackets, or at the end of a title, are about the game and not part of a name. */
const isNote = (part: string): boolean =>
  offIn(part) !== null || isFinal(part) || isLabel(part) || isElsewhere(part) || late.test(part);
/** Returns whether the words before a game are not part of a name. */
const isHeading = (part: string): boolean => isNote(part) || isOtherActivity(part);

const brackets = /[([](?<note>[^()[\]]{1,60})[)\]]/gu;
const heading = /^(?<part>[^|:–—]{1,60}?)\s*(?:\s[-–—·]\s|:\s?|\|)\s*(?<rest>.+)$/u;
const ending = /^(?<rest>.+)\s(?:[-–—·|])\s(?<part>[^-–—·|]{1,60})$/u;
const mostParts = 4;

/** « #1234 Lynx vs Loups », « Match no 12 Lynx vs Loups ». */
const numberOfGame =
  /^(?:(?:match|partie|game|joute)\s+(?:#|no\.?|n°)?|#|no\.?|n°)\s*\d{1,6}\s+(?:[-–—:]\s)?(?=\D)/iu;

/**
 * Words without a sign between them and the teams, which state that a game is off: « ANNULÉ Lynx vs Loups », « Lynx vs
 * Loups REPORTÉ », « Lynx vs Loups à reporter ».
 */
const withoutOffWords = (text: string): TitleParts => {
  const words = text.split(' ');
  for (const count of [1, 2]) {
    if (words.length < count + 3) break;
    const [first, last] = [words.slice(0, count).join(' '), words.slice(-count).join(' ')];
    if (offIn(first) !== null) return { core: words.slice(count).join(' '), notes: [first] };
    if (offIn(last) !== null) return { core: words.slice(0, -count).join(' '), notes: [last] };
  }
  return { core: text, notes: [] };
};

/** Takes headings, endings and notes in brackets off a title: « U13 AA - Lynx vs Loups (Final) ». */
export const titleParts = (title: string): TitleParts => {
  const notes: string[] = [];
  let core = spaced(
    title.replaceAll(brackets, (whole, note: string) => {
      if (!isNote(note)) return whole;
      notes.push(note);
      return ' ';
    }),
  );
  const take = (pattern: RegExp, isTaken: (part: string) => boolean): void => {
    for (let turn = 0; turn < mostParts; turn += 1) {
      const { part, rest } = pattern.exec(core)?.groups ?? {};
      if (part === undefined || rest === undefined || !isTaken(part)) return;
      notes.push(part);
      core = rest.trim();
    }
  };
  core = core.replace(clock, '').replace(numberOfGame, '');
  take(heading, isHeading);
  take(ending, isNote);
  const { core: own, notes: off } = withoutOffWords(core);
  return { core: own, notes: [...notes, ...off] };
};
