import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingEngine } from '../deploy/support/engine.ts';
import { scratch } from './scratch.ts';
import { nothing, ofCheck, ofReport, type Report, type Tally } from './tally.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** Runs an installed program with its output on the terminal; it ends together with this process. */
const run = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = quiet,
): Promise<boolean> =>
  new Promise((resolve) => {
    const command = path.join(root, 'node_modules', '.bin', program);
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const end = () => {
      child.kill('SIGTERM');
      process.exit(1);
    };
    process.once('SIGTERM', end);
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      process.off('SIGTERM', end);
      resolve(code === 0);
    });
  });

/** Runs scripts of the root's package.json, in parallel where turbo.json allows it. */
const turbo =
  (...tasks: string[]) =>
  async (): Promise<Tally> =>
    ofCheck(
      await run('turbo', ['run', ...tasks, '--continue', '--output-logs=errors-only', '--log-order=grouped']),
    );

const readReport = (file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const runVitest =
  (...args: string[]) =>
  async (): Promise<Tally> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rondelle-report-'));
    const file = path.join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const succeeded = await run('vitest', ['run', ...args, ...reporters], scratch());
    const tally = ofReport(readReport(file), succeeded);
    rmSync(folder, { recursive: true, force: true });
    return tally;
  };
/** Runs one project of vitest.config.ts: all of it, or the files whose paths contain one of these texts. */
export const vitest = (project: string, files: readonly string[] = []) =>
  runVitest('--project', project, ...files);
/** Builds the image and runs a site of it; where no container engine answers, that counts as skipped, with a word. */
export const deployment =
  (files: readonly string[] = []) =>
  async (): Promise<Tally> => {
    const missing = await missingEngine();
    if (missing === null) return vitest('deploy', files)();
    console.log(`The deployment was not tested. ${missing}`);
    return { ...nothing, skipped: 1 };
  };
/** Runs projects together and fails, too, when branches of what they cover have no test. */
const covered = (...projects: string[]) =>
  runVitest('--coverage', ...projects.flatMap((project) => ['--project', project]));

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
