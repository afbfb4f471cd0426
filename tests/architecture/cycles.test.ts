import { expect, test } from 'vitest';
import { moduleCycles, folderCycles } from './rules/cycles.ts';
import { readSources } from './rules/modules.ts';

const cyclesIn = (files: Readonly<Record<string, string>>) => moduleCycles(new Map(Object.entries(files)));

test('no files import each other in a cycle, types included', () => {
  expect(moduleCycles(readSources())).toEqual([]);
});

test('finds a cycle through several files, re-exports and types', () => {
  const files = {
    'contracts/src/a.ts': `import { b } from './b.ts';`,
    'contracts/src/b.ts': `export { c } from '@rondelle/contracts/c.ts';`,
    'contracts/src/c.ts': `import type { A } from './a.ts';`,
    'contracts/src/d.ts': `import { a } from './a.ts';`,
  };
  expect(cyclesIn(files)).toEqual([['contracts/src/a.ts', 'contracts/src/b.ts', 'contracts/src/c.ts']]);
});

test('finds a module that imports itself', () => {
  expect(cyclesIn({ 'web/src/a.ts': `const a = () => import('./a.ts');` })).toEqual([['web/src/a.ts']]);
});

test('reports two cycles without a common file separately', () => {
  const files = {
    'web/src/a.ts': `import './b.ts'; import './c.ts';`,
    'web/src/b.ts': `import './a.ts';`,
    'web/src/c.ts': `import './d.ts';`,
    'web/src/d.ts': `import './c.ts';`,
  };
  expect(cyclesIn(files)).toEqual([
    ['web/src/c.ts', 'web/src/d.ts'],
    ['web/src/a.ts', 'web/src/b.ts'],
  ]);
});

test('accepts two import paths to the same file', () => {
  const files = {
    'web/src/a.ts': `import './b.ts'; import './c.ts';`,
    'web/src/b.ts': `import './d.ts';`,
    'web/src/c.ts': `import './d.ts';`,
    'web/src/d.ts': `import 'react';`,
  };
  expect(cyclesIn(files)).toEqual([]);
});

/** Roots whose folders depend on each other in one direction only. */
const oneWay = ['projections/src'];

test('no folders of projections import each other', () => {
  expect(folderCycles(readSources(), oneWay)).toEqual([]);
});

test('finds folders that import each other without a cycle of files, but not for tests', () => {
  const files = {
    'projections/src/views/a/one.ts': `import './two.ts'; import '../b/one.ts';`,
    'projections/src/views/a/two.ts': ``,
    'projections/src/views/b/one.ts': ``,
    'projections/src/views/b/two.ts': `import '../a/two.ts';`,
    'projections/src/views/b/one.test.ts': `import '../a/one.ts';`,
    'projections/src/views/c/one.ts': `import '../a/one.ts';`,
    'projections/src/views/a/one.test.ts': `import '../c/one.ts';`,
  };
  expect(folderCycles(new Map(Object.entries(files)), oneWay)).toEqual([
    ['projections/src/views/a', 'projections/src/views/b'],
  ]);
});
