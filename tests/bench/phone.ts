import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@rondelle/infra/dev/find-program.mjs';
import { findPath } from '../e2e/browser/support/find-path.ts';
import { startSite } from '../e2e/support/start-site.ts';
import { median } from './numbers.ts';

/** Run by `npm run bench:phone`: Lighthouse with a phone on the demonstration, the median of five runs per page. */

const times = 5;
/** `scriptBytes`: the JavaScript that a page transfers, with the headers of its responses. */
const targets = { score: 95, lcpMs: 2_000, scriptBytes: 200_000 } as const;
const lighthouse = 'lighthouse@12.8.2';
const chromeFlags = '--headless=new --no-sandbox --disable-gpu --no-first-run';

type Run = {
  readonly score: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly scriptBytes: number;
};
type Resources = { readonly resourceType: string; readonly transferSize: number };
type Audit = {
  readonly numericValue: number;
  readonly details?: { readonly items?: readonly Resources[] };
};
type Report = {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, Audit>>;
};

/** Runs Lighthouse with simulated throttling, which depends least on other work on the machine. */
const measure = async (url: string, folder: string): Promise<Run> => {
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
    fcpMs: ms('first-contentful-paint'),
    lcpMs: ms('largest-contentful-paint'),
    tbtMs: ms('total-blocking-time'),
    scriptBytes: resources.find(({ resourceType }) => resourceType === 'script')?.transferSize ?? Number.NaN,
  };
};

const medianOf = (runs: readonly Run[]): Run => {
  const of = (name: keyof Run): number => median(runs.map((run) => run[name]));
  return {
    score: of('score'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    scriptBytes: of('scriptBytes'),
  };
};

const pagesOf = async (url: string) => {
  const season = await findPath(url, '/fr/accueil', /^\/fr\/\d{4}-\d{4}$/);
  const league = await findPath(url, `${season}/ligues`, /\/c-\d+[^/]*\/r-\d+[^/]*$/);
  const team = await findPath(url, league, /\/e-\d+[^/]*$/);
  const game = await findPath(url, league, /\/g-\d+/);
  return { home: '/fr/accueil', league, team, game };
};

const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-phone-'));
const given = process.env['BENCH_URL'];
const site = given ? null : await startSite({ env: { DEMO: 'on' } });
try {
  const url = given ?? site?.url ?? '';
  for (const [name, page] of Object.entries(await pagesOf(url))) {
    const runs: Run[] = [];
    for (let at = 0; at < times; at += 1) runs.push(await measure(url + page, folder));
    const { score, fcpMs, lcpMs, tbtMs, scriptBytes } = medianOf(runs);
    const missed = score < targets.score || lcpMs > targets.lcpMs || !(scriptBytes <= targets.scriptBytes);
    if (missed) process.exitCode = 1;
    console.log(
      `${name.padEnd(7)} performance ${score}, first paint ${fcpMs} ms, largest ${lcpMs} ms, blocked ${tbtMs} ms, scripts ${(scriptBytes / 1000).toFixed(1)} kB${missed ? ' – target missed' : ''}`,
    );
  }
} finally {
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
}
