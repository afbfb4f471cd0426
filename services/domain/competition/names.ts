import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { same } from './payload.ts';
import { assertRoom } from './room.ts';

/** A name, and the seasons in which another one was in use (Pee-wee until M13 in 2020-2021). */
export type Names = { readonly everywhere: Bilingual; readonly onlyIn: ReadonlyMap<number, Bilingual> };

export type Renaming = { readonly name: Bilingual; readonly onlyIn: number | null };
type SeasonName = { readonly seasonId: number; readonly name: Bilingual };

/** Something of the catalogue that has a name: null until it is added; deleted, it keeps all it had. */
export type Named = (Names & { readonly key: string | null; readonly deleted: boolean }) | null;
export type NamedEntry = NonNullable<Named>;

export const named = (
  name: Bilingual,
  key: string | null,
  seasonNames: readonly SeasonName[] = [],
): NamedEntry => ({
  key,
  everywhere: name,
  onlyIn: new Map(seasonNames.map(({ seasonId, name }) => [seasonId, name])),
  deleted: false,
});

export const rename = (entry: NamedEntry, { name, onlyIn }: Renaming): NamedEntry =>
  onlyIn === null
    ? { ...entry, everywhere: name }
    : { ...entry, onlyIn: new Map([...entry.onlyIn, [onlyIn, name]]) };

/** One name more of a season of its own fits. */
export const assertRoomForName = (names: Names, { onlyIn }: Renaming): void => {
  if (onlyIn !== null && !names.onlyIn.has(onlyIn)) assertRoom(names.onlyIn.size, 'onlyIn');
};

/** A season's own name counts as said only if it was: it pins the name before the name elsewhere changes. */
export const isCalled = (names: Names, { name, onlyIn }: Renaming): boolean =>
  same(onlyIn === null ? names.everywhere : names.onlyIn.get(onlyIn), name);

/** All that a restoration brings back. */
export const factsOf = ({ key, everywhere, onlyIn }: NamedEntry) => ({
  key,
  name: everywhere,
  seasonNames: [...onlyIn].map(([seasonId, name]) => ({ seasonId, name })),
});
