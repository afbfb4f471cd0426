import { teamNameParts } from '../competition/team-name.ts';

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/œ/gi, 'oe').replaceAll(/æ/gi, 'ae');

/** Words without an initial in a crest. */
const silent = /^(les?|la|l|du|des?|d|a|aux?|et|en|sur|sous|saint|sainte|st|ste|the|of|and)$/i;
const initials = (text: string): string[] =>
  (plain(text).match(/[a-z0-9]+/gi) ?? [])
    .filter((word) => !silent.test(word))
    .map((word) => (word[0] ?? '').toUpperCase());

/**
 * Returns one to three letters or digits for a name: "Huskys de Montréal-Ouest" gives H, then M and O of the place. A
 * name without a place gives its initials, or the first letters of its only word. A name without Latin letters gives a
 * dot.
 */
export const crestLetters = (name: string): string => {
  const { nickname, place } = teamNameParts(name.normalize('NFC').trim());
  const own = initials(nickname);
  const ofPlace = initials(place);
  if (own[0] !== undefined && ofPlace.length > 0) return own[0] + ofPlace.slice(0, 2).join('');
  if (own.length > 1) return own.slice(0, 3).join('');
  const letters = plain(name).replaceAll(/[^a-z0-9]/gi, '');
  return letters.slice(0, 3).toUpperCase() || '•';
};
