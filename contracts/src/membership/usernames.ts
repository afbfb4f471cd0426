import { isReservedUsername } from './reserved-usernames.ts';

export const usernameLength = { least: 3, most: 30 } as const;

export const unaccented = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Under which a name is found: case, accents and the way they are typed do not matter. */
export const usernameKey = (username: string): string => unaccented(username.normalize('NFKC').trim());

/** As it is stored, however its accents were typed. */
export const usernameAsShown = (username: string): string => username.trim().normalize('NFC');

/** Latin letters that have no plain one inside. */
const lettersOfTheirOwn = new Set('æœøßłđðþ');
/** A plain letter with at most two marks; `ệ` has them. */
const accented = /^[a-z][\u0300-\u036f]{0,2}$/i;
const isLetter = (sign: string): boolean =>
  accented.test(sign.normalize('NFD')) || lettersOfTheirOwn.has(sign.toLowerCase());

const isLetterOrDigit = (sign: string): boolean => /^[0-9]$/.test(sign) || isLetter(sign);

/**
 * Letters of languages in Latin script, digits, and between them spaces, full stops, hyphens and underscores: no letter of
 * another script that looks like one of these, and no sign that nobody sees.
 */
const hasPlainSigns = (name: string): boolean => {
  const signs = Array.from(name);
  const inner = signs.every((sign) => isLetterOrDigit(sign) || ' ._-'.includes(sign));
  return inner && isLetterOrDigit(signs[0] ?? '') && isLetterOrDigit(signs.at(-1) ?? '');
};

/** What is wrong with a name that somebody chooses; null where nothing is. Names that members have already stay valid. */
export const usernameFault = (
  text: string,
): 'account/username-malformed' | 'account/username-reserved' | null => {
  const name = usernameAsShown(text);
  const { least, most } = usernameLength;
  if (name.length < least || name.length > most || !hasPlainSigns(name)) return 'account/username-malformed';
  return isReservedUsername(usernameKey(name)) ? 'account/username-reserved' : null;
};
