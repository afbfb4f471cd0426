import type { ViteManifest } from '@rondelle/contracts/site/rendering.ts';
import { expect, test } from 'vitest';
import {
  headerBytes,
  loadedAhead,
  loadedLast,
  loadedLater,
  loadedOnDemand,
  readManifest,
  scriptLimits,
  sentSize,
  tooHeavy,
  weigh,
} from './page-weights.ts';

test('no page of the build exceeds its limit of JavaScript', () => {
  const weights = weigh(readManifest(), sentSize);
  expect(weights.length).toBeGreaterThan(30);
  expect(Math.min(...weights.map(({ scripts }) => scripts))).toBeGreaterThan(50_000);
  expect(tooHeavy(weights)).toEqual([]);
});

test('every module that pages load by themselves is a chunk of the build', () => {
  const manifest = readManifest();
  expect([...loadedAhead, ...loadedLast].filter((module) => !manifest[module])).toEqual([]);
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

test('a page weight counts each chunk once with its headers and leaves out chunks loaded on demand', () => {
  const weights = weigh(small, (file) => sizes[file] ?? 0);
  const scripts = 100 + 20 + 3 + 1_000 + 5_000;
  expect(weights).toEqual([{ page: 'HomePage.tsx', scripts: scripts + 5 * headerBytes, styles: 7 }]);
  expect(loadedLater(small)).toEqual(['src/ui/Chart.tsx']);
});

const weighing = (page: string, scripts: number) => tooHeavy([{ page, scripts, styles: 0 }]).length;

test('a page for writing has a higher limit than a page for reading', () => {
  expect(weighing('HomePage.tsx', scriptLimits.reading)).toBe(0);
  expect(weighing('HomePage.tsx', scriptLimits.reading + 1)).toBe(1);
  expect(weighing('DashboardPage.tsx', scriptLimits.reading + 1)).toBe(0);
  expect(weighing('DashboardPage.tsx', scriptLimits.work + 1)).toBe(1);
});

test('throws for a build without pages', () => {
  expect(() => weigh({}, () => 0)).toThrow('build first');
});
