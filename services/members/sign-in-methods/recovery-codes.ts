import { randomInt } from 'node:crypto';

/** No characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;
const length = 12;

/** Twelve of 31 characters, 59 bits: cannot be guessed. */
const newCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** The displayed form: `abcd-efgh-jkmn`. */
export const displayedCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** Normalises a typed code, whatever its spacing and case. */
export const typedCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '');
