import { defineConfig } from 'vitest/config';

if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(`the tests need Node 24, not ${process.version}: run them through npm, which finds it`);
}

/** `npm test` leaves out `*.long.test.ts`: tests that take long, or whose result is a time. */
const long = process.env['TEST_SCOPE'] === 'gate' ? ['**/*.long.test.ts'] : [];
const excluded = ['**/node_modules/**', ...long];

/** Limits for a state that a test waits for and for a whole test: for the slowest machine, as nothing waits to fail. */
const patient = {
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
} as const;

/**
 * Where a browser, another process or a kill is part of a test, it may fail for something outside the product: it gets
 * a second attempt, which the last lines of a run report.
 */
const retried = { ...patient, retry: 1 } as const;

/** Programs that tests start end with their file, even when a test fails. */
const launching = 'tests/support/launch.setup.ts';

const browsers = {
  ...retried,
  setupFiles: [launching],
  include: ['tests/e2e/browser/**/*.test.ts'],
  globalSetup: ['tests/e2e/browser/support/demo-site.setup.ts'],
  maxWorkers: 2,
};

/**
 * Files of `unit` and `integration` that share a worker share its modules too: hardly anything in the product keeps
 * something in a module, and loading the product anew for each file took longer than many tests. Browser tests are a
 * project of their own: `vitest run --project unit --project integration` leaves them out.
 */
export default defineConfig({
  test: {
    /** What decides and counts has tests of nearly every branch; `npm run test:all` reports and enforces it. */
    coverage: {
      provider: 'v8',
      include: ['services/domain/**/*.ts', 'projections/src/{computing,views}/**/*.ts'],
      exclude: ['**/*.{test,fixture}.ts'],
      reporter: [['text', { skipFull: true }], 'text-summary'],
      thresholds: { branches: 95 },
    },
    projects: [
      {
        test: {
          ...patient,
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: ['{contracts,services,projections,infra,web}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/fast-check.setup.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...patient,
          name: 'integration',
          sequence: { groupOrder: 1 },
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{deploy,e2e,faults}/**', ...excluded],
          setupFiles: ['tests/support/fast-check.setup.ts', launching],
          globalSetup: ['tests/support/postgres.setup.ts'],
          isolate: false,
          // More than there are processors: these tests wait more than they work.
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...retried,
          name: 'e2e',
          setupFiles: [launching],
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ['tests/e2e/browser/**', ...excluded],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...retried,
          name: 'faults',
          setupFiles: [launching],
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.setup.ts', 'tests/faults/support/faults.setup.ts'],
          // In the long form most of the time is spent waiting.
          maxWorkers: process.env['FAULTS_LONG'] === '1' ? 3 : 2,
          testTimeout: process.env['FAULTS_LONG'] === '1' ? 3_600_000 : 180_000,
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          // One engine builds and runs everything.
          maxWorkers: 1,
          testTimeout: 900_000,
          hookTimeout: 1_200_000,
        },
      },
      { test: { ...browsers, name: 'browser' } },
      // The same tests against `npm run cluster`, each request of a browser at the other gateway.
      { test: { ...browsers, name: 'browser-cluster' } },
    ],
  },
});
