import { defineConfig } from 'vitest/config';

if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(`the tests need Node 24, not ${process.version}: run them through npm, which finds it`);
}

/**
 * Files of `unit` and `integration` that share a worker share its modules too: hardly anything in the product keeps
 * something in a module, and loading the product anew for each file took longer than many tests. Browser tests are a
 * project of their own: `vitest run --project unit --project integration` leaves them out.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,services,projections,infra,web}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{e2e,faults,bench}/**', '**/node_modules/**'],
          globalSetup: ['tests/support/postgres.setup.ts'],
          isolate: false,
          // More than there are processors: these tests wait more than they work.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ['tests/e2e/browser/**', '**/node_modules/**'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.setup.ts', 'tests/faults/support/faults.setup.ts'],
          // In the long form most of the time is spent waiting.
          maxWorkers: process.env['FAULTS_LONG'] === '1' ? 3 : 2,
          testTimeout: process.env['FAULTS_LONG'] === '1' ? 3_600_000 : 160_000,
          // A real EventStoreDB takes its time to start.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/browser/**/*.test.ts'],
          globalSetup: ['tests/e2e/browser/support/demo-site.setup.ts'],
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The same tests against `npm run cluster`, each request of a browser at the other gateway.
        test: {
          name: 'browser-cluster',
          include: ['tests/e2e/browser/**/*.test.ts'],
          globalSetup: ['tests/e2e/browser/support/demo-site.setup.ts'],
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
