import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

export type Option = { readonly id: number; readonly name: string; readonly detail?: string | undefined };
type Found<O> = { readonly options: readonly O[]; readonly failed: boolean };

/**
 * Results of `search` for the text, 200 ms after the last key. Null while loading or not wanted. `search` must be the
 * same function as long as it returns the same results.
 */
export const useFound = <O>(
  search: (query: string) => Promise<readonly O[]>,
  text: string,
  wanted: boolean,
) => {
  const [settled] = useDebouncedValue(text, 200);
  const isSettled = text === '' || settled === text;
  const [found, setFound] = useState<Found<O> | null>(null);
  useEffect(() => {
    if (!wanted || !isSettled) return;
    let current = true;
    const settle = (options: readonly O[], failed: boolean) => {
      if (current) setFound({ options, failed });
    };
    search(text).then(
      (options) => settle(options, false),
      () => settle([], true),
    );
    return () => {
      current = false;
    };
  }, [search, text, isSettled, wanted]);
  // Clears old results when the list closes.
  return { found: wanted ? found : null, forget: () => setFound(null) };
};
