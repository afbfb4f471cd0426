import { searchLimits } from './search-limits.ts';

/** `isTooShort`: the text has too few letters for a long list, so nothing was searched. */
export type Found<O> = { readonly options: readonly O[]; readonly isTooShort: boolean };

type Request<O> = {
  /** Returns the matches; for an empty query the first of all options. */
  readonly search: (query: string) => Promise<readonly O[]>;
  readonly text: string;
  /** The reader has pressed Enter: searches even fewer letters, because some names have two. */
  readonly isForced: boolean;
  /** Ids that cannot be chosen. */
  readonly without: ReadonlySet<number>;
};

/** Returns the options for what a reader has typed; a short list whole before anything is typed. */
export const findOptions = async <O extends { readonly id: number }>({
  search,
  text,
  isForced,
  without,
}: Request<O>): Promise<Found<O>> => {
  const found = (options: readonly O[], most: number): Found<O> => ({
    options: options.filter(({ id }) => !without.has(id)).slice(0, most),
    isTooShort: false,
  });
  const { letters, results, shortList } = searchLimits;
  if (text.length < letters && (text === '' || !isForced)) {
    const first = await search('');
    if (first.length > shortList) return { options: [], isTooShort: true };
    if (text === '') return found(first, shortList);
  }
  return found(await search(text), results);
};
