import { isReservedUsername } from './reserved-usernames.ts';

export const usernameLength = { least: 3, most: 30 } as const;

export const unaccented = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Key that identifies a user name: ignores case, accents and Unicode form. */
export const usernameKey = (username: string): string => unaccented(username.normalize('NFKC').trim());

/** The user name as stored, in Unicode NFC. */
export const usernameAsStored = (username: string): string => username.trim().normalize('NFC');

/** Latin letters that do not decompose into a plain letter and accents. */
const undecomposableLetters = new Set('æœøßłđðþ');
/** A plain letter with at most two combining marks, such as `ệ`. */
const accented = /^[a-z][\u0300-\u036f]{0,2}$/i;
const isLetter = (sign: string): boolean =>
  accented.test(sign.normalize('NFD')) || undecomposableLetters.has(sign.toLowerCase());

const isLetterOrDigit = (sign: string): boolean => /^[0-9]$/.test(sign) || isLetter(sign);

/**
 * Allows Latin letters and digits, with spaces, full stops, hyphens and underscores between them. Excludes look-alike
 * letters of other scripts and invisible characters.
 */
const hasPlainSigns = (name: string): boolean => {
  const signs = Array.from(name);
  const inner = signs.every((sign) => isLetterOrDigit(sign) || ' ._-'.includes(sign));
  return inner && isLetterOrDigit(signs[0] ?? '') && isLetterOrDigit(signs.at(-1) ?? '');
};

/** Returns the field error of a new user name; null when it is valid. Existing names are not checked again. */
export const usernameError = (
  text: string,
): 'account/username-malformed' | 'account/username-reserved' | null => {
  const name = usernameAsStored(text);
  const { least, most } = usernameLength;
  if (name.length < least || name.length > most || !hasPlainSigns(name)) return 'account/username-malformed';
  return isReservedUsername(usernameKey(name)) ? 'account/username-reserved' : null;
};
