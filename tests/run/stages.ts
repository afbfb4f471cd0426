import { missingEngine } from '../deploy/support/engine.ts';
import { run } from './installed-program.ts';
import { runProjects } from './projects.ts';
import { nothing, ofCheck, type Tally } from './tally.ts';

/** Runs scripts of the root's package.json, in parallel where turbo.json allows it. */
const turbo =
  (...tasks: string[]) =>
  async (): Promise<Tally> =>
    ofCheck(
      await run('turbo', ['run', ...tasks, '--continue', '--output-logs=errors-only', '--log-order=grouped']),
    );

/** Runs one project of vitest.config.ts: all of it, or the files whose paths contain one of these texts. */
export const vitest =
  (project: string, files: readonly string[] = []) =>
  (): Promise<Tally> =>
    runProjects([project], { files });
/** Builds the image and runs a site of it; where no container engine answers, that counts as skipped, with a note. */
export const deployment =
  (files: readonly string[] = []) =>
  async (): Promise<Tally> => {
    const missing = await missingEngine();
    if (missing === null) return vitest('deploy', files)();
    console.log(`The deployment was not tested. ${missing}`);
    return { ...nothing, skipped: 1 };
  };
/** Runs projects together and fails, too, when branches of what they cover have no test. */
const covered =
  (...projects: string[]) =>
  (): Promise<Tally> =>
    runProjects(projects, { options: ['--coverage'] });

const journeys = [
  'accounts.test',
  'as-of',
  'correction',
  'first-evening',
  'history',
  'journey',
  'league',
  'live.test',
  'offline',
  'reading',
  'search',
  'tournaments',
].map((name) => `tests/e2e/browser/${name}`);

/**
 * Browser tests that also run on the cluster: those in which members write or are notified of changes, where gateways
 * could differ. `npm run test:cluster` runs all of them.
 */
const alsoOnTheCluster = ['correction', 'journey', 'live.test'].map((name) => `tests/e2e/browser/${name}`);

/** Fails when the live path, a rebuild, an import, a page or its queries have become several times slower. */
const quickBench = async (): Promise<Tally> =>
  ofCheck(await run('node', ['tests/bench/bench.ts', '--quick']));

/** A part of a test run, which continues only when all of it passed. */
export type Stages = Readonly<Record<string, () => Promise<Tally>>>;

// The check of types and of dead code needs the messages that the build generates.
const checks = turbo('lint', 'format:check', 'types', 'deadcode');

/** Stages of `npm test`, which decides whether a change lands; those that fail fast come first. */
export const gateStages: Stages = {
  checks,
  unit: vitest('unit'),
  integration: vitest('integration'),
  start: vitest('e2e', ['tests/e2e/newcomer']),
  journeys: vitest('browser', journeys),
};

/** Stages of `npm run test:all`. */
export const allStages: Stages = {
  checks,
  covered: covered('unit', 'integration'),
  e2e: vitest('e2e'),
  faults: vitest('faults'),
  browser: vitest('browser'),
  cluster: vitest('browser-cluster', alsoOnTheCluster),
  bench: quickBench,
  deployment: deployment(),
};
