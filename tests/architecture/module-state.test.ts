import { expect, test } from 'vitest';
import { moduleStateIn } from './rules/module-state.ts';
import { readSources } from './rules/modules.ts';

const entry = 'projections/src/views/registry.ts';

test('no module of a view holds state from one computation to the next', () => {
  expect(moduleStateIn(readSources(), entry)).toEqual([]);
});

test.each([
  'const kept = new Map<string, number>();',
  'export const seen = new Set();',
  'let last: Row | undefined;',
])('%s is found', (text) => {
  const view = 'projections/src/views/some.view.ts';
  const sources = new Map([
    [entry, `import { some } from './some.view.ts';`],
    [view, text],
  ]);
  expect(moduleStateIn(sources, entry)).toHaveLength(1);
});
