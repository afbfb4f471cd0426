import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import { same } from './payload.ts';
import { assertListNotFull } from './list-limit.ts';

/** A general name, and the names that single seasons used instead (Pee-wee until M13 in 2020-2021). */
export type Names = { readonly everywhere: Bilingual; readonly onlyIn: ReadonlyMap<number, Bilingual> };

export type Renaming = { readonly name: Bilingual; readonly onlyIn: number | null };
type SeasonName = { readonly seasonId: number; readonly name: Bilingual };

/**
 * A named entity of the catalogue; null until it is added. A deleted one keeps its fields, so that it can be restored.
 */
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

export const rename = <Entry extends NamedEntry>(entry: Entry, { name, onlyIn }: Renaming): Entry =>
  onlyIn === null
    ? { ...entry, everywhere: name }
    : { ...entry, onlyIn: new Map([...entry.onlyIn, [onlyIn, name]]) };

/** Throws `request/list-full` when a new season name exceeds the limit. */
export const assertNameListNotFull = (names: Names, { onlyIn }: Renaming): void => {
  if (onlyIn !== null && !names.onlyIn.has(onlyIn)) assertListNotFull(names.onlyIn.size, 'onlyIn');
};

/**
 * Returns true only when a season has this name explicitly, so that a season can pin the general name before it
 * changes.
 */
export const isCalled = (names: Names, { name, onlyIn }: Renaming): boolean =>
  same(onlyIn === null ? names.everywhere : names.onlyIn.get(onlyIn), name);

/** The fields of a restoration event, without the id. */
export const factsOf = ({ key, everywhere, onlyIn }: NamedEntry) => ({
  key,
  name: everywhere,
  seasonNames: [...onlyIn].map(([seasonId, name]) => ({ seasonId, name })),
});
