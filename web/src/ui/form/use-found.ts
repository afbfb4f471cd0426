import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { findOptions, type Found } from './find-options.ts';
import { searchLimits } from './search-limits.ts';

export type Option = { readonly id: number; readonly name: string; readonly detail?: string | undefined };

const nobody: ReadonlySet<number> = new Set();

type Request<O> = {
  /** Must be the same function as long as it returns the same results. */
  readonly search: (query: string) => Promise<readonly O[]>;
  readonly text: string;
  /** False while the list is closed. */
  readonly wanted: boolean;
  readonly without?: ReadonlySet<number> | undefined;
};

/** Finds options for the text, 200 ms after the last key or at once when forced. Null while loading or not wanted. */
export const useFound = <O extends Option>({ search, text, wanted, without = nobody }: Request<O>) => {
  const [settled] = useDebouncedValue(text, searchLimits.delay);
  const [forced, setForced] = useState('');
  const isForced = text !== '' && forced === text;
  const isSettled = text === '' || settled === text || isForced;
  const [found, setFound] = useState<(Found<O> & { readonly failed: boolean }) | null>(null);
  useEffect(() => {
    if (!wanted || !isSettled) return;
    let current = true;
    const settle = (result: Found<O>, failed: boolean) => {
      if (current) setFound({ ...result, failed });
    };
    findOptions({ search, text, isForced, without }).then(
      (result) => settle(result, false),
      () => settle({ options: [], isTooShort: false }, true),
    );
    return () => {
      current = false;
    };
  }, [search, text, isForced, isSettled, wanted, without]);
  return {
    found: wanted ? found : null,
    /** Searches the text although it is short. */
    force: () => setForced(text),
    // Clears old results when the list closes.
    forget: () => {
      setFound(null);
      setForced('');
    },
  };
};
