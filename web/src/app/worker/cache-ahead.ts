import { copies } from '@rondelle/contracts/site/copies.ts';
import { copiesFromPath } from '@rondelle/contracts/site/copies-from.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { matchPath } from '@rondelle/contracts/site/routes.ts';
import { currentLanguage } from '../../lib/format/lang.ts';
import { myTeams } from '../../lib/member/my-teams.ts';
import { isSignedIn } from '../../lib/member/signed-in.ts';
import { postTo } from '../../lib/http/post-to-worker.ts';
import { today } from '../../lib/format/today.ts';

const key = 'kept-ahead';
const everyMs = 30 * 60_000;

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};

/** Returns the last decision, such as a policy, after which the worker dropped its older copies. */
const lastDecision = async (): Promise<string> =>
  (await (await (await caches.open(copies.shell)).match(copiesFromPath))?.text()) ?? '';

/** Due every half hour, and at once when my teams or the session changed, or copies were dropped. */
const isDue = (what: string): boolean => {
  const [stored = '', at = '0'] = (localStorage.getItem(key) ?? '').split(' ');
  return stored !== what || Date.now() - Number(at) >= everyMs;
};

type Watched = { readonly path: string; readonly league: { readonly path: string } | null };

/** Returns the pages of the browser's teams and of their leagues. */
const pagesOfTeams = async (eids: readonly number[]): Promise<readonly string[]> => {
  if (eids.length === 0) return [];
  const input = { lang: currentLanguage(), eids, on: today() };
  const response = await fetch(`/trpc/team.watched?input=${encodeURIComponent(JSON.stringify(input))}`);
  if (!response.ok) return [];
  const { result } = (await response.json()) as { result: { data: { teams: readonly Watched[] } } };
  return result.data.teams.flatMap(({ path, league }) => [path, ...(league ? [league.path] : [])]);
};

const seasonIn = (addresses: readonly string[]): string | null => {
  const pages = addresses.map((address) => matchPath(address)?.page);
  return (
    pages.map((page) => (page && 'season' in page ? page.season : null)).find((season) => season) ?? null
  );
};

/**
 * Lets the worker cache this page and, for readers with teams and for members, the pages that they need in an arena.
 */
export const cacheAhead = async (worker: ServiceWorker): Promise<void> => {
  if (savesData()) return;
  const paths = pathsIn(currentLanguage());
  const here = location.pathname + location.search;
  const [eids, isMember] = [myTeams(), isSignedIn()];
  const what = `${eids.join()}/${isMember}/${await lastDecision()}`;
  if (!isDue(what)) return postTo(worker, { type: 'keep', addresses: [here], withFiles: false });
  const ofTeams = await pagesOfTeams(eids);
  const season = seasonIn([here, ...ofTeams]);
  const ofSeason = season === null ? [] : [paths.latestResults(season)];
  const ofMembers = season === null || !isMember ? [] : [paths.enterResults(season)];
  postTo(worker, {
    type: 'keep',
    addresses: [...new Set([here, paths.home(), ...ofTeams, ...ofSeason, ...ofMembers])],
    withFiles: eids.length > 0 || isMember,
  });
  localStorage.setItem(key, `${what} ${Date.now()}`);
};
