import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@rondelle/site/find-program.mjs';
import type { Figures } from './targets.ts';

const lighthouse = 'lighthouse@12.8.2';
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --no-first-run';

type Resources = { readonly resourceType: string; readonly transferSize: number };
type Audit = {
  readonly numericValue: number;
  readonly details?: { readonly items?: readonly Resources[] };
};
type Report = {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, Audit>>;
};

/**
 * Runs Lighthouse on a page, with a phone and simulated throttling, which depends least on other work on the machine.
 * Its report is written to `folder`. Throws when Lighthouse fails.
 */
export const measurePage = async (url: string, folder: string): Promise<Figures> => {
  const file = path.join(folder, 'report.json');
  const args = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url];
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--only-categories=performance'];
  const how = ['--throttling-method=simulate', `--chrome-flags=${chromeFlags}`];
  const env = { ...process.env, CHROME_PATH: findProgram('chromium', 'google-chrome') ?? '' };
  await promisify(execFile)('npm', [...args, ...flags, ...how], { cwd: folder, env });
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const ms = (name: string): number => Math.round(audits[name]?.numericValue ?? Number.NaN);
  const resources = audits['resource-summary']?.details?.items ?? [];
  return {
    score: Math.round(categories.performance.score * 100),
    paintMs: ms('first-contentful-paint'),
    largestMs: ms('largest-contentful-paint'),
    blockedMs: ms('total-blocking-time'),
    scriptBytes: resources.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? Number.NaN,
  };
};
