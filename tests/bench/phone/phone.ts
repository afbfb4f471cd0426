import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPath } from '../../e2e/browser/support/find-path.ts';
import { startSite } from '../../e2e/support/start-site.ts';
import { measurePage } from './lighthouse.ts';
import { type Figures, lineOf, medianOf, missedBy } from './targets.ts';

/**
 * Run by `npm run bench:phone`: Lighthouse with a phone on the demonstration, or on the site at `BENCH_URL`, the median
 * of five runs per page. Measures all pages, then prints what missed its target or failed, and exits with 1.
 */
const times = 5;

const pagesOf = async (url: string): Promise<Readonly<Record<string, string>>> => {
  const season = await findPath(url, '/fr/accueil', /^\/fr\/\d{4}-\d{4}$/);
  const league = await findPath(url, `${season}/ligues`, /\/c-\d+[^/]*\/r-\d+[^/]*$/);
  return {
    home: '/fr/accueil',
    league,
    team: await findPath(url, league, /\/e-\d+[^/]*$/),
    game: await findPath(url, league, /\/g-\d+/),
    results: `${season}/derniers-resultats`,
    tournament: await findPath(url, `${season}/tournois`, /\/t-\d+[^/]*$/),
  };
};

/** Returns what the page missed. A run that fails counts as a miss, and the page is judged by the others. */
const judge = async (name: string, url: string, folder: string): Promise<readonly string[]> => {
  const runs: Figures[] = [];
  const failed: string[] = [];
  for (let at = 0; at < times; at += 1)
    await measurePage(url, folder).then(
      (run) => runs.push(run),
      (error: unknown) => failed.push(`Lighthouse failed: ${String(error)}`),
    );
  const figures = medianOf(runs);
  console.log(`${name.padEnd(10)} ${runs.length > 0 ? lineOf(figures) : 'not measured'}`);
  return [...failed, ...(runs.length > 0 ? missedBy(figures) : [])].map((what) => `${name}: ${what}`);
};

const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-phone-'));
const externalUrl = process.env['BENCH_URL'];
const site = externalUrl ? null : await startSite({ env: { DEMO: 'on' } });
try {
  const url = externalUrl ?? site?.url ?? '';
  const missed: string[] = [];
  for (const [name, page] of Object.entries(await pagesOf(url)))
    missed.push(...(await judge(name, url + page, folder)));
  if (missed.length > 0) process.exitCode = 1;
  console.log(missed.length > 0 ? `Missed:\n${missed.join('\n')}` : 'All targets are met.');
} finally {
  await site?.remove();
  await rm(folder, { recursive: true, force: true });
}
