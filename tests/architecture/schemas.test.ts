import { expect, test } from 'vitest';
import { readSources } from './rules/modules.ts';
import { loadedBy } from './rules/reach.ts';

const entry = 'web/src/app/entry-client.tsx';

/** How zod comes to be loaded by a browser; null where it does not. */
const wayToSchemas = (sources: ReadonlyMap<string, string>) => loadedBy(sources, entry).get('zod') ?? null;

test('no page and no form loads the schemas: only servers check what they are sent', () => {
  const sources = readSources();
  expect(loadedBy(sources, entry).size).toBeGreaterThan(500);
  expect(wayToSchemas(sources)).toBe(null);
});

test('a planted schema is caught, a type of one is not', () => {
  const page = 'web/src/features/x/XPage.tsx';
  const contract = 'contracts/src/x.ts';
  const sourcesWith = (text: string) =>
    new Map([
      [entry, `const page = () => import('../features/x/XPage.tsx');`],
      [page, text],
      [contract, `import { z } from 'zod'; export const x = z.string(); export type X = z.infer<typeof x>;`],
    ]);
  expect(wayToSchemas(sourcesWith(`import { x } from '@rondelle/contracts/x.ts';`))).toEqual([
    entry,
    page,
    contract,
    'zod',
  ]);
  expect(wayToSchemas(sourcesWith(`import type { X } from '@rondelle/contracts/x.ts';`))).toBe(null);
});
