import * as commands from '@rondelle/contracts/competition/commands.ts';
import { channelsInput, connectionParams } from '@rondelle/contracts/live.ts';
import { eventMetadata } from '@rondelle/contracts/log/event.ts';
import { procedures } from '@rondelle/gateway/calls/procedures.ts';
import { eventSchemas } from '@rondelle/infra/eventlog/codec.ts';
import { datasetInfo } from '@rondelle/importer/dataset-format.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { walk } from '../support/schema-walk.ts';
import { readSources } from './rules/modules.ts';
import { loadedBy } from './rules/reach.ts';
import { unboundedIn } from './rules/unbounded.ts';

const entry = 'web/src/app/entry-client.tsx';

/** The import path by which a browser would load zod, else null. */
const importPathToZod = (sources: ReadonlyMap<string, string>) => loadedBy(sources, entry).get('zod') ?? null;

test('no page or form loads zod schemas: only servers validate input', () => {
  const sources = readSources();
  expect(loadedBy(sources, entry).size).toBeGreaterThan(500);
  expect(importPathToZod(sources)).toBe(null);
});

test('finds a schema that a page imports, and accepts its type', () => {
  const page = 'web/src/features/x/XPage.tsx';
  const contract = 'contracts/src/x.ts';
  const sourcesWith = (text: string) =>
    new Map([
      [entry, `const page = () => import('../features/x/XPage.tsx');`],
      [page, text],
      [contract, `import { z } from 'zod'; export const x = z.string(); export type X = z.infer<typeof x>;`],
    ]);
  expect(importPathToZod(sourcesWith(`import { x } from '@rondelle/contracts/x.ts';`))).toEqual([
    entry,
    page,
    contract,
    'zod',
  ]);
  expect(importPathToZod(sourcesWith(`import type { X } from '@rondelle/contracts/x.ts';`))).toBe(null);
});

type Schemas = readonly (readonly [name: string, schema: z.ZodType])[];

const events: Schemas = [...Object.entries(eventSchemas), ['metadata', eventMetadata]];
const commandSchemas: Schemas = Object.values(commands).flatMap((kind) => Object.entries(kind));
const inputs: Schemas = [
  ...procedures.flatMap(({ name, inputs }) => inputs.map((input) => [name, input] as const)),
  ['broadcasting/auth', channelsInput],
  ['connection', connectionParams],
];

/** Each entry is then checked by the schema of its content. */
const checkedByContentSchema = [
  'game.saveMany.games.*: of type unknown, of which nothing is known',
  'preview.changes.input: a record of any size',
  'preview.changes.input.*: of type unknown, of which nothing is known',
];

const unbounded = (schemas: Schemas, areNames?: boolean) =>
  schemas.flatMap(([name, schema]) => unboundedIn(name, schema, areNames));

describe('every size is limited', () => {
  test('in events, whose names contain no hidden characters', () => {
    expect(events.length).toBeGreaterThan(60);
    // A ruleset may return to an earlier version, so versions may repeat.
    expect(unbounded(events)).toEqual(['RulesetRestored.versions: a list that says something twice']);
  });

  test('in commands, whose names contain no hidden characters', () => {
    expect(commandSchemas.length).toBeGreaterThan(60);
    expect(unbounded(commandSchemas)).toEqual([]);
  });

  test('in inputs of procedures, and so of REST routes', () => {
    expect(inputs.length).toBeGreaterThan(120);
    expect(inputs.flatMap(([, input]) => [...walk(input)]).length).toBeGreaterThan(500);
    expect(unbounded(inputs, false)).toEqual(checkedByContentSchema);
  });

  test('in dataset.json', () => {
    // The importer rejects these later, and names the line and the key.
    const keyed = [
      'seasons',
      'regions',
      'categories',
      'divisions',
      'cities',
      'organizations',
      'leagues',
      'tournaments',
    ];
    expect(unboundedIn('dataset', datasetInfo, false)).toEqual(
      keyed.map((list) => `dataset.${list}: a list that says something twice`),
    );
  });

  test.each([
    ['a text', z.string(), 'a text of any length'],
    ['a text of a pattern without an end', z.string().regex(/^\d+$/), 'a text of any length'],
    ['a text of a pattern without a beginning', z.string().regex(/\d{2}$/), 'a text of any length'],
    ['a short text that hides something', z.string().max(9), 'a name with hidden characters'],
    ['a number', z.number(), 'a number of any size'],
    ['a whole number', z.int().positive(), 'a number of any size'],
    ['a converted number', z.coerce.number(), 'a number of any size'],
    ['a day', z.iso.date(), 'the day 0000-01-01'],
    ['a list', z.array(z.enum(['a'])), 'a list of any length'],
    ['a list of ids', z.array(z.int().min(1).max(9)).max(9), 'a list that says something twice'],
    ['a list of things', z.array(z.object({ id: z.literal(1) })).max(9), 'a list that says something twice'],
    ['a record', z.record(z.string().max(9), z.literal(1)), 'a record of any size'],
    ['what is not known', z.unknown(), 'of type unknown, of which nothing is known'],
  ])('finds %s at any depth', (_what, planted, error) => {
    const around = z.object({ a: z.array(z.union([z.null(), planted.optional()])).max(1) });
    expect(unboundedIn('x', around)).toContain(`x.a.*: ${error}`);
  });
});
