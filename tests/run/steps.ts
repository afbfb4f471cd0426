import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scratch } from './scratch.ts';
import { ofCheck, ofReport, type Report, type Tally } from './tally.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** Runs one of the installed programs with its output on the terminal; it ends together with this process. */
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

/** Those of the root's package.json, side by side where one does not need another: turbo.json says which do. */
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

/** Runs one project of vitest.config.ts: all of it, or the files whose paths hold one of these texts. */
export const vitest =
  (project: string, files: readonly string[] = []) =>
  async (): Promise<Tally> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rondelle-report-'));
    const file = path.join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const succeeded = await run('vitest', ['run', '--project', project, ...reporters, ...files], scratch());
    const tally = ofReport(readReport(file), succeeded);
    rmSync(folder, { recursive: true, force: true });
    return tally;
  };

/**
 * What is run on both: where gateways could differ, because people write or are told of changes. The rest of
 * `browser` reads what was written long before; `npm run test:cluster` runs that too.
 */
const alsoOnTheCluster = ['correction', 'journey', 'live.test'].map((name) => `tests/e2e/browser/${name}`);

/** All that `npm test` does, in this order: what is quick to fail comes first. */
export const steps: Readonly<Record<string, () => Promise<Tally>>> = {
  // The build too: types and what is dead are known once it has made the messages.
  checks: turbo('lint', 'format:check', 'types', 'deadcode'),
  unit: vitest('unit'),
  integration: vitest('integration'),
  e2e: vitest('e2e'),
  faults: vitest('faults'),
  browser: vitest('browser'),
  cluster: vitest('browser-cluster', alsoOnTheCluster),
};
