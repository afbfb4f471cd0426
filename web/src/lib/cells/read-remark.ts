import { isForfeitWord } from '@rondelle/contracts/competition/forfeit-words.ts';
import { plain } from './plain.ts';
import { periodIn } from './read-cell.ts';
import { isMovedFrom, type StatusRead, statusIn } from './read-status.ts';

/**
 * Meaning of a remark for its game. `unclear`: it is about the result, in unknown words; `where`: the results for which
 * that matters.
 */
export type RemarkRead =
  | { readonly kind: 'status'; readonly read: StatusRead }
  | { readonly kind: 'unclear'; readonly where: 'no-goals' | 'one-goal' }
  | { readonly kind: 'nothing' };

const nothing: RemarkRead = { kind: 'nothing' };
const setOf = (words: string) => new Set(words.split('|'));
const off = 'remis|remise(?! d(?:e|es|u)? )|reporte?e?s?|postponed|ppd|annulee?s?|cancell?ed';
const isOff = new RegExp(
  String.raw`^(?:${off})\b|\b(?:match|partie|game)s? (?:(?:a ete|est|was|is) )?(?:${off})\b`,
  'u',
);
const isSuspended = /^(?:(?:match|partie|game) )?suspend(?:u|ue|ed)$/u;
const speaksOfOff = new RegExp(String.raw`\b(?:${off})\b`, 'u');
const unplayed = setOf('non joue|non jouee|pas joue|pas jouee|a jouer|not played|unplayed|to be played');
const around = setOf(
  'gagne|gagnent|victoire|win|wins|won|en|apres|aux|a|au|de|du|la|le|les|l|in|after|the|by|par|match|partie|game|final|finale|score|termine|terminee|fini|decide|decidee|decided|ended|ot goal|but',
);
const speaksOfEnding = /\b(?:prolongation|overtime|fusillade|shoot ?out|tirs? de barrage)\b/u;
/** Short signs that mean an ending only in a column of remarks: elsewhere they may be anything. */
const isShort = /^(?:[advp]p|pr|so[lw]|aet)$/u;

const endingIn = (text: string): RemarkRead | null => {
  const words = text.split(' ').filter((word) => !around.has(word));
  const decidedIn = [text, words.join(' '), words.join(' ').replace('tirs barrage', 'tirs de barrage')]
    .map(periodIn)
    .find((one) => one !== null);
  if (decidedIn === 'overtime' || decidedIn === 'shootout')
    return { kind: 'status', read: { status: 'final', decidedIn } };
  return speaksOfEnding.test(text) ? { kind: 'unclear', where: 'one-goal' } : null;
};

/**
 * Reads a remark. Words that are not about the result read as `nothing`. `isRemarks`: the column's heading is one for
 * remarks.
 */
export const remarkIn = (cell: string, isRemarks: boolean): RemarkRead => {
  const text = plain(cell);
  if (text.length < 2 || (isShort.test(text) && !isRemarks) || isMovedFrom(cell)) return nothing;
  const read = statusIn(cell);
  if (text.split(' ').some(isForfeitWord)) return read ? { kind: 'status', read } : nothing;
  if (isOff.test(text)) {
    const status = /annul|cancel/u.test(isOff.exec(text)?.[0] ?? '') ? 'cancelled' : 'postponed';
    return { kind: 'status', read: { status } };
  }
  if (isSuspended.test(text)) return { kind: 'status', read: { status: 'postponed' } };
  if (unplayed.has(text)) return { kind: 'status', read: { status: 'scheduled' } };
  if (speaksOfOff.test(text)) return { kind: 'unclear', where: 'no-goals' };
  return endingIn(text) ?? nothing;
};
