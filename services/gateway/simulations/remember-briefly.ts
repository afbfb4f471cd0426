import { LRUCache } from 'lru-cache';

/** How long a value is used at most after its basis moved a little, in ms. */
const longestMs = 300_000;
const most = 1_000;

/** Comparison of the bases of two values. */
type Comparison<Basis> = {
  /** Returns whether the value would be the same. */
  readonly isSame: (one: Basis, other: Basis) => boolean;
  /** Returns whether the value would be so similar that it may be some minutes old. */
  readonly isNear: (one: Basis, other: Basis) => boolean;
};

type Remembered<Basis, Value> = {
  readonly basis: Basis;
  readonly computedAt: number;
  readonly value: Promise<Value>;
  isComputed: boolean;
};

export type Found<Value> = {
  readonly value: Promise<Value>;
  /** True when another call is still computing it. */
  readonly isAwaited: boolean;
  /** How long it may still be displayed, in ms; null when it is exact. */
  readonly forMs: number | null;
};

/**
 * Stores the latest value of each key while its basis stays the same, and for five minutes while it stays near.
 * `compute` gets the previous value, if there is one.
 */
export const rememberBriefly = <Basis, Value>(
  { isSame, isNear }: Comparison<Basis>,
  now = (): number => performance.now(),
) => {
  const remembered = new LRUCache<string, Remembered<Basis, Value>>({ max: most });
  const leftMs = ({ computedAt }: Remembered<Basis, Value>): number => computedAt + longestMs - now();

  const remember = (key: string, basis: Basis, value: Promise<Value>): void => {
    const entry: Remembered<Basis, Value> = { basis, computedAt: now(), value, isComputed: false };
    remembered.set(key, entry);
    value.then(
      () => {
        entry.isComputed = true;
      },
      () => {
        if (remembered.peek(key) === entry) remembered.delete(key);
      },
    );
  };

  return (
    key: string,
    basis: Basis,
    compute: (before: Promise<Value> | null) => Promise<Value>,
  ): Found<Value> => {
    const known = remembered.get(key);
    const isExact = known !== undefined && isSame(basis, known.basis);
    if (known && (isExact || (leftMs(known) > 0 && isNear(basis, known.basis)))) {
      const { value, isComputed } = known;
      return { value, isAwaited: !isComputed, forMs: isExact ? null : leftMs(known) };
    }
    const value = compute(known?.value ?? null);
    remember(key, basis, value);
    return { value, isAwaited: false, forMs: null };
  };
};
