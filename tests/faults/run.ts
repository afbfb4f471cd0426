import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ofReport, type Report } from '../run/tally.ts';
import { killsLine, type Measured, reportPage } from './report-page.ts';
import { unsettledIn } from './unsettled.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const reportFile = path.join(root, 'tests', 'faults', 'REPORT.md');
const seed = process.env['FAULTS_SEED'] ?? String(randomInt(1, 1_000_000));

/** Runs the tests with their output on the terminal; they end together with this process. */
const runTests = (folder: string, chosen: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const program = path.join(root, 'node_modules', '.bin', 'vitest');
    const json = `--outputFile.json=${path.join(folder, 'report.json')}`;
    const args = ['run', '--project', 'faults', '--reporter=default', '--reporter=json', json, ...chosen];
    const env = {
      ...process.env,
      FAULTS_LONG: '1',
      TEST_SCOPE: 'all',
      FAULTS_SEED: seed,
      FAULTS_FIGURES: folder,
    };
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

const measuredIn = (folder: string): Measured[] => {
  const file = path.join(folder, 'figures.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line): Measured => JSON.parse(line)).sort((a, b) => (a.test < b.test ? -1 : 1));
};

const readReport = (folder: string): Report | null => {
  const file = path.join(folder, 'report.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/**
 * `npm run test:faults` runs the long form and writes the report; with names of files, it runs only those, without a
 * report.
 */
const main = async (): Promise<number> => {
  const chosen = process.argv.slice(2);
  console.log(
    'The fault tests take about an hour; FAULTS_SEED=… repeats a run, FAULTS_KILLS=100 makes a tenth of the kills.',
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'rondelle-figures-'));
  const began = performance.now();
  const succeeded = await runTests(folder, chosen);
  const report = readReport(folder);
  const tally = ofReport(report, succeeded);
  const facts = {
    seed,
    ...tally,
    unsettled: unsettledIn(report),
    date: new Date().toISOString().slice(0, 10),
    seconds: (performance.now() - began) / 1_000,
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? ''}, Node ${process.version}`,
  };
  const isWholeRun = chosen.length === 0 && tally.passed > 0;
  const measured = measuredIn(folder);
  console.log(killsLine(measured));
  if (isWholeRun) writeFileSync(reportFile, reportPage(facts, measured));
  console.log(
    isWholeRun
      ? `The figures are in ${path.relative(root, reportFile)}.`
      : 'Without all of the tests there is no report.',
  );
  rmSync(folder, { recursive: true, force: true });
  return tally.failed > 0 || tally.passed === 0 ? 1 : 0;
};

process.exitCode = await main();
