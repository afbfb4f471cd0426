import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { same } from './payload.ts';

/** A name, and the seasons in which another one was in use (Pee-wee until M13 in 2020-2021). */
export type Names = { readonly everywhere: Bilingual; readonly onlyIn: ReadonlyMap<number, Bilingual> };

export type Renaming = { readonly name: Bilingual; readonly onlyIn: number | null };

export const named = (name: Bilingual): Names => ({ everywhere: name, onlyIn: new Map() });

export const rename = (names: Names, { name, onlyIn }: Renaming): Names =>
  onlyIn === null
    ? { ...names, everywhere: name }
    : { ...names, onlyIn: new Map([...names.onlyIn, [onlyIn, name]]) };

/** A season's own name counts as said only if it was: it pins the name before the name elsewhere changes. */
export const isCalled = (names: Names, { name, onlyIn }: Renaming): boolean =>
  same(onlyIn === null ? names.everywhere : names.onlyIn.get(onlyIn), name);
