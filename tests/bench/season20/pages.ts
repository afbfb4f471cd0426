import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { compareLatency } from './latency.ts';
import { type LeagueAddress, someLeagues } from './leagues.ts';
import type { Measured } from './report.ts';
import { withSite } from './sites.ts';

const leaguesFresh = 60;
const freshRounds = 4;
const leaguesHot = 10;
const hotRounds = 200;

const leaguesIn = async (databaseUrl: string): Promise<LeagueAddress[]> => {
  const pool = createPool(databaseUrl);
  return someLeagues(pool, leaguesFresh).finally(() => pool.end());
};

/** Follows the redirects from short addresses to the canonical ones. */
const ownAddresses = (site: string, leagues: readonly LeagueAddress[]): Promise<string[]> =>
  Promise.all(leagues.map(async ({ page }) => (await fetch(site + page)).url));

type Databases = readonly [one: string, all: string];

const compareOn = async (
  databases: Databases,
  cacheBytes: number | null,
  leagues: number,
  rounds: number,
) => {
  const [one, all] = [await leaguesIn(databases[0]), await leaguesIn(databases[1])];
  const cacheOptions = cacheBytes === null ? {} : { cacheBytes };
  return withSite({ databaseUrl: databases[0], ...cacheOptions }, (siteOfOne) =>
    withSite({ databaseUrl: databases[1], ...cacheOptions }, async (siteOfAll) => {
      const [few, many] = [one.slice(0, leagues), all.slice(0, leagues)];
      const pages = [await ownAddresses(siteOfOne, few), await ownAddresses(siteOfAll, many)] as const;
      const jsons = [
        few.map(({ json }) => siteOfOne + json),
        many.map(({ json }) => siteOfAll + json),
      ] as const;
      return { page: await compareLatency(pages, rounds), json: await compareLatency(jsons, rounds) };
    }),
  );
};

/** Compares pages and JSON of the same leagues with one season in the database and with all, cached and uncached. */
export const comparePages = async (one: string, all: string): Promise<Measured['pages']> => {
  const hot = await compareOn([one, all], null, leaguesHot, hotRounds);
  const fresh = await compareOn([one, all], 0, leaguesFresh, freshRounds);
  return { hotPage: hot.page, hotJson: hot.json, page: fresh.page, json: fresh.json };
};
