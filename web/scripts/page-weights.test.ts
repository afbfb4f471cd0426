import type { ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { expect, test } from 'vitest';
import {
  gzipSizes,
  loadedAhead,
  loadedLater,
  loadedOnDemand,
  readManifest,
  scriptBudgets,
  tooHeavy,
  weigh,
} from './page-weights.ts';

test('no page of the build exceeds its JavaScript budget, with or without the chunks loaded ahead', () => {
  const weights = weigh(readManifest(), gzipSizes());
  expect(weights.length).toBeGreaterThan(30);
  expect(Math.min(...weights.map(({ needed }) => needed))).toBeGreaterThan(50_000);
  expect(weights.every(({ needed, withAhead }) => withAhead > needed)).toBe(true);
  expect(tooHeavy(weights)).toEqual([]);
});

test('every lazily loaded module is listed as loaded either ahead or on demand', () => {
  expect(loadedLater(readManifest())).toEqual([...loadedAhead, ...loadedOnDemand].sort());
});

const page = 'src/features/home/HomePage.tsx';
const small: ViteManifest = {
  'src/app/entry-client.tsx': { file: 'entry.js', imports: ['_shared.js'], dynamicImports: [page] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], dynamicImports: ['src/ui/Chart.tsx'] },
  [page]: { file: 'home.js', imports: ['src/app/entry-client.tsx', '_shared.js'] },
  'src/app/live/LiveLayer.tsx': { file: 'live.js', imports: ['_shared.js', '_line.js'] },
  '_line.js': { file: 'line.js' },
  'src/ui/Chart.tsx': { file: 'chart.js' },
};
const sizes: Readonly<Record<string, number>> = {
  'entry.js': 100,
  'shared.js': 20,
  'shared.css': 7,
  'home.js': 3,
  'live.js': 1_000,
  'line.js': 5_000,
  'chart.js': 40_000,
};

test('a page weight counts each chunk once and leaves out chunks loaded on demand', () => {
  const weights = weigh(small, (file) => sizes[file] ?? 0);
  expect(weights).toEqual([{ page: 'HomePage.tsx', needed: 123, withAhead: 6_123, styles: 7 }]);
  expect(loadedLater(small)).toEqual(['src/ui/Chart.tsx']);
});

const weighing = (scale: number) => tooHeavy(weigh(small, (file) => (sizes[file] ?? 0) * scale)).length;

test('a page exceeds its budget by needed chunks or by chunks loaded ahead', () => {
  expect(weighing(1)).toBe(0);
  expect(weighing(scriptBudgets.withAhead / 6_122)).toBe(1);
  expect(tooHeavy([{ page: 'a', needed: scriptBudgets.needed + 1, withAhead: 0, styles: 0 }])).toHaveLength(
    1,
  );
});

test('throws for a build without pages', () => {
  expect(() => weigh({}, () => 0)).toThrow('build first');
});
