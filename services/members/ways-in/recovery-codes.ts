import { randomInt } from 'node:crypto';

/** Nothing that looks like something else. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;
const length = 12;

/** Twelve letters of thirty-one, 59 bits: nobody guesses one. */
const newCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** As people read them: `abcd-efgh-jkmn`. */
export const shownCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** What was typed, however it was spaced. */
export const typedCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, '');
