import { describe, expect, test } from 'vitest';
import { allowed, breachesOf } from './rules/boundaries.ts';
import { importsOf, readSources } from './rules/modules.ts';

const breachesIn = (file: string, text: string) => breachesOf(new Map([[file, text]]));

describe('import boundaries', () => {
  const sources = readSources();

  test('the check reads the whole tree', () => {
    const folders = new Set([...sources.keys()].map((file) => file.split('/')[0]));
    expect(sources.size).toBeGreaterThan(100);
    expect([...folders].sort()).toEqual(['contracts', 'infra', 'projections', 'services', 'tests', 'web']);
    expect([...sources].flatMap(([file, text]) => importsOf(file, text)).length).toBeGreaterThan(100);
  });

  test('no layer may import one that comes after it', () => {
    const order = Object.keys(allowed);
    const up = Object.entries(allowed).flatMap(([from, layers]) =>
      layers.filter((to) => order.indexOf(to) >= order.indexOf(from)).map((to) => `${from} → ${to}`),
    );
    expect(up).toEqual([]);
  });

  test('no import crosses a boundary', () => {
    expect(breachesOf(sources)).toEqual([]);
  });
});

describe('a forbidden import is found', () => {
  test.each([
    ['contracts/src/x.ts', `import { y } from '@rondelle/domain/y.ts';`],
    ['contracts/src/x.ts', `import fs from 'node:fs';`],
    ['services/domain/x.ts', `import { createPool } from '@rondelle/infra/postgres/pool.ts';`],
    ['services/domain/x.ts', `import { createPool } from '../../infra/postgres/pool.ts';`],
    ['projections/src/views/x.ts', `export { y } from '@rondelle/domain/y.ts';`],
    ['projections/src/views/x.ts', `import { Pool } from 'pg';`],
    ['projections/src/views/x.ts', `import { y } from '../computing/y.ts';`],
    ['projections/src/views/x.ts', `import type { Y } from '../queries/y.ts';`],
    ['projections/src/computing/x.ts', `import type { Y } from '../queries/y.ts';`],
    ['projections/src/computing/x.ts', `import { sql } from 'kysely';`],
    ['projections/src/x.ts', `import { y } from './views/y.ts';`],
    ['services/projector/x.ts', `import { y } from '@rondelle/projections/queries/y.ts';`],
    ['infra/postgres/x.ts', `import { execute } from '@rondelle/domain/execute.ts';`],
    ['infra/postgres/x.ts', `const y = await import('@rondelle/gateway/y.ts');`],
    ['infra/backup/x.ts', `import { y } from '@rondelle/members/y.ts';`],
    ['infra/backup/x.ts', `import type { Y } from '../../services/importer/y.ts';`],
    ['infra/backup/x.ts', `import { y } from '@rondelle/projections/views/y.ts';`],
    ['infra/backup/x.ts', `import { openStore } from '../../services/site/store.ts';`],
    ['services/commands/x.ts', `import type { Y } from '@rondelle/gateway/y.ts';`],
    ['services/members/x.ts', `import { y } from '@rondelle/commands/y.ts';`],
    ['services/members/x.ts', `import type { Y } from '@rondelle/gateway/y.ts';`],
    ['services/members/x.ts', `import { y } from '@rondelle/importer/y.ts';`],
    ['services/importer/x.ts', `import { y } from '@rondelle/gateway/y.ts';`],
    ['services/importer/x.ts', `import { y } from '@rondelle/members/y.ts';`],
    ['services/projector/x.ts', `import { y } from '@rondelle/gateway/y.ts';`],
    ['services/reactor/x.ts', `import { y } from '@rondelle/gateway/y.ts';`],
    ['services/gateway/x.ts', `import { y } from '@rondelle/reactor/y.ts';`],
    ['services/gateway/x.ts', `import { start } from '@rondelle/site/start.ts';`],
    ['web/src/x.ts', `import { y } from '@rondelle/projections/views/y.ts';`],
    ['web/src/x.ts', `import { AppRouter } from '@rondelle/gateway/router.ts';`],
    ['web/src/x.ts', `import type { Context } from '@rondelle/gateway/router.ts';`],
    ['web/src/features/game/x.ts', `import { y } from '../team/y.ts';`],
    ['infra/config/x.ts', `import { y } from '@rondelle/tests/support/y.ts';`],
  ])('%s with %s', (file, text) => {
    expect(breachesIn(file, text)).toHaveLength(1);
  });
});

describe('an allowed import passes', () => {
  test.each([
    ['services/domain/x.ts', `import { z } from '@rondelle/contracts/z.ts';`],
    ['infra/eventlog/x.ts', `import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';`],
    ['projections/src/queries/x.ts', `import { y } from '../computing/y.ts';`],
    ['services/importer/x.ts', `import { execute } from '@rondelle/domain/execute.ts';`],
    ['services/site/x.ts', `import { startGateway } from '@rondelle/gateway/gateway.ts';`],
    ['web/src/x.ts', `import type { AppRouter } from '@rondelle/gateway/router.ts';`],
    ['web/src/features/game/x.ts', `import { y } from '../../ui/y.ts';`],
  ])('%s with %s', (file, text) => {
    expect(breachesIn(file, text)).toEqual([]);
  });

  test('a module that cannot be parsed is an error', () => {
    expect(() => breachesIn('web/src/x.ts', 'import {')).toThrow('web/src/x.ts');
  });
});
