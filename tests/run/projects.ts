import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputOf, run } from './installed-program.ts';
import { scratch } from './scratch.ts';
import { lostFiles, ofReport, ofSecondRun, type Report, type Tally } from './tally.ts';

const readReport = (file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

type Run = { readonly report: Report | null; readonly succeeded: boolean };

const runVitest = async (args: readonly string[]): Promise<Run> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rondelle-report-'));
  const file = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = await run('vitest', ['run', ...args, ...reporters], scratch());
  const report = readReport(file);
  rmSync(folder, { recursive: true, force: true });
  return { report, succeeded };
};

const filesToRun = (args: readonly string[]): string[] => {
  const files: readonly { file: string }[] = JSON.parse(
    outputOf('vitest', ['list', '--filesOnly', '--json', ...args]),
  );
  return files.map(({ file }) => file);
};

/** When more files than this lose their process, its end has a reason that must be found. */
const mostLost = 3;

/**
 * Runs projects of vitest.config.ts: all of them, or the files whose paths contain one of these texts. Node itself may
 * end a worker by a failed check of its engine, seen once in about fifty runs: the files that this worker had are run a
 * second time, which the last lines of a run report.
 */
export const runProjects = async (
  projects: readonly string[],
  { files = [], options = [] }: { readonly files?: readonly string[]; readonly options?: readonly string[] },
): Promise<Tally> => {
  const selected = projects.flatMap((project) => ['--project', project]);
  const { report, succeeded } = await runVitest([...options, ...selected, ...files]);
  const lost = report && !succeeded ? lostFiles(filesToRun([...selected, ...files]), report) : [];
  if (!report || lost.length === 0 || lost.length > mostLost) return ofReport(report, succeeded);
  const second = await runVitest([...selected, ...lost]);
  return ofSecondRun(report, lost, ofReport(second.report, second.succeeded));
};
