import { beforeEach, expect, test } from 'vitest';
import { createRemembered, type Remembered } from './remembered.ts';
import { createSeasonVersions, type SeasonVersions } from './season-versions.ts';

let versions: SeasonVersions;
let remembered: Remembered<number>;
let made: number;
const make = async () => (made += 1);

beforeEach(() => {
  versions = createSeasonVersions();
  versions.heal({ seasons: [{ id: 2, position: '20', slug: '2024-2025' }], catalogue: '5', shared: '' });
  remembered = createRemembered(versions, ['seasons'], 2);
  made = 0;
});
const goal = (position: string, since: string) =>
  versions.hear({ seasonIds: [2], position, narrow: { since, concerns: ['game:7'] } });

test('returns a stored value until one of its dependencies changes', async () => {
  expect(await Promise.all([remembered('a', make), remembered('a', make)])).toEqual([1, 1]);
  goal('21', '20');
  expect(await remembered('a', make)).toBe(1);
  versions.hear({ seasonIds: [2], position: '22' });
  expect(await remembered('a', make)).toBe(2);
});

test('computes a value again after a change during its computation', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const before = remembered('a', () => promise);
  versions.hear({ seasonIds: 'all', position: '30' });
  expect(await remembered('a', make)).toBe(1);
  resolve(9);
  expect(await before).toBe(9);
  expect(await remembered('a', make)).toBe(1);
});

test('does not store a failure', async () => {
  await expect(remembered('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await remembered('a', make)).toBe(1);
});

test('drops the least recently requested value', async () => {
  for (const name of ['a', 'b', 'a', 'c']) await remembered(name, make);
  expect(await remembered('a', make)).toBe(1);
  expect(await remembered('b', make)).toBe(4);
});
