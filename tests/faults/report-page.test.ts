import { expect, test } from 'vitest';
import type { Report } from '../run/tally.ts';
import { reportPage } from './report-page.ts';
import { unsettledIn } from './unsettled.ts';

const file = (name: string, status: string, tests: Readonly<Record<string, string>>) => ({
  name: `/somewhere/tests/faults/${name}`,
  status,
  assertionResults: Object.entries(tests).map(([fullName, one]) => ({ fullName, status: one })),
});
const testResults = [
  file('one.test.ts', 'failed', { 'goes well': 'passed', 'loses an event': 'failed' }),
  file('two.test.ts', 'passed', { 'needs a clock': 'skipped', 'needs a disk': 'disabled' }),
  file('three.test.ts', 'failed', {}),
];
const report: Report = { testResults };
const facts = {
  seed: '7',
  date: '2026-01-02',
  seconds: 600,
  machine: '2 × a processor',
  passed: 1,
  failed: 2,
  skipped: 2,
};

test('the report names failed and skipped tests', () => {
  const page = reportPage({ ...facts, unsettled: unsettledIn(report) }, []);
  expect(page).toContain('Failed:\n\n- one.test.ts: loses an event\n- three.test.ts\n\n');
  expect(page).toContain('- two.test.ts: needs a clock\n- two.test.ts: needs a disk\n\n');
  expect(page).not.toContain('goes well');
});

const figures = (told: number) => ({
  'acknowledged to writers': told,
  'lost or doubled': 0,
  'rows as rebuilt': 10,
});

test('the report adds up kills, and events acknowledged during them', () => {
  const page = reportPage({ ...facts, unsettled: { failed: [], skipped: [] } }, [
    { test: 'one', figures: figures(100), kills: { PostgreSQL: 3 } },
    { test: 'two', figures: figures(50), kills: { PostgreSQL: 1, NATS: 2 } },
    { test: 'a race', figures: figures(1_000), kills: {} },
    { test: 'a clock', figures: {} },
  ]);
  expect(page).toContain(
    'kill -9: 6 in all (PostgreSQL 4, EventStoreDB 0, projector 0, gateway 0, NATS 2). Of 150 events acknowledged meanwhile, 0 were lost or doubled; 20 rows of views were as rebuilt.',
  );
});

test('lists no faults after a run without any', () => {
  const unsettled = unsettledIn({ testResults: testResults.slice(3) });
  const page = reportPage({ ...facts, unsettled }, [{ test: 'a fault', figures: { lost: 0 } }]);
  expect(page).not.toMatch(/Failed|Skipped/);
  expect(page).toContain('| a fault | lost: 0 |');
});
