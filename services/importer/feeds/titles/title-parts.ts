import { isElsewhere, isFinal, isLabel, isOtherActivity, offIn } from './title-words.ts';

/** A title without the words around its teams, and these words. */
export type TitleParts = { readonly core: string; readonly notes: readonly string[] };

const spaced = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const late = /^(?:en )?(?:prol|pr\b|pr\.|ot\b|p\b|p\.|fus|tb|t\. ?b|so\b|sn\b)/iu;
/** Whether the words in brackets, or at the end of a title, are about the game and none of a name. */
const isNote = (part: string): boolean =>
  offIn(part) !== null || isFinal(part) || isLabel(part) || isElsewhere(part) || late.test(part);
/** Whether the words before a game are none of a name. */
const isHeading = (part: string): boolean => isNote(part) || isOtherActivity(part);

const brackets = /[([](?<note>[^()[\]]{1,60})[)\]]/gu;
const heading = /^(?<part>[^|:–—]{1,60}?)\s*(?:\s[-–—·]\s|:\s?|\|)\s*(?<rest>.+)$/u;
const ending = /^(?<rest>.+)\s(?:[-–—·|])\s(?<part>[^-–—·|]{1,60})$/u;
const mostParts = 4;

/** A word that says that a game is off, before the teams without a sign between: « ANNULÉ Lynx vs Loups ». */
const withoutOffWord = (text: string): TitleParts => {
  const [first = '', ...rest] = text.split(' ');
  return rest.length > 2 && offIn(first) !== null
    ? { core: rest.join(' '), notes: [first] }
    : { core: text, notes: [] };
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
  take(heading, isHeading);
  take(ending, isNote);
  const { core: own, notes: off } = withoutOffWord(core);
  return { core: own, notes: [...notes, ...off] };
};
