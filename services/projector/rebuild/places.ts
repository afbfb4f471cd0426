import type { MapKey } from '@rondelle/projections/views/engine/keys.ts';

/** Maps keys to row numbers. Ids are dense, and arrays of numbers take a tenth of the memory of a map. */
export type Places = {
  readonly get: (key: MapKey) => number | undefined;
  readonly set: (key: MapKey, place: number) => void;
  readonly delete: (key: MapKey) => void;
};

const bits = 10;
const none = -1;

const isId = (key: MapKey): key is number => typeof key === 'number' && (key | 0) === key && key >= 0;
const within = (key: number): number => key & ((1 << bits) - 1);

export const createPlaces = (): Places => {
  const blocks = new Map<number, Int32Array>();
  const others = new Map<MapKey, number>();
  return {
    get: (key) => {
      if (!isId(key)) return others.get(key);
      const place = blocks.get(key >>> bits)?.[within(key)];
      return place === none ? undefined : place;
    },
    set: (key, place) => {
      if (!isId(key)) return void others.set(key, place);
      const block = blocks.get(key >>> bits) ?? new Int32Array(1 << bits).fill(none);
      blocks.set(key >>> bits, block);
      block[within(key)] = place;
    },
    delete: (key) => {
      if (!isId(key)) return void others.delete(key);
      const block = blocks.get(key >>> bits);
      if (block) block[within(key)] = none;
    },
  };
};
