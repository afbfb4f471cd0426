import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { connectionConfig } from '@rondelle/infra/postgres/pool.ts';
import { Client } from 'pg';
import { ownAddress } from './http.ts';
import type { LargestLeague } from './largest-league.ts';
import { median, quantile } from './numbers.ts';
import { firstToCome, scheduleGames } from './games-to-come.ts';

/** Latency of readers beside the most expensive requests: milliseconds of a cached page, and refused requests. */
export type Beside = {
  readonly aloneP50Ms: number;
  readonly aloneP99Ms: number;
  readonly whatIfsP50Ms: number;
  readonly whatIfsP99Ms: number;
  readonly picturesP50Ms: number;
  readonly picturesP99Ms: number;
  /** Uncached pages that were requested beside the what-ifs. */
  readonly coldRefused: number;
  readonly cold: number;
};

const seconds = 10;
const [hotPerSecond, whatIfsPerSecond, coldPerSecond, pictureConcurrency] = [25, 8, 5, 30];

/** Other results of the first games to come for each number, as an address writes them. */
const supposed = (n: number): string =>
  [0, 1, 2, 3, 4, 5].map((at) => `${firstToCome + at}:${n % 20}-${20 + Math.floor(n / 20)}`).join();

/** Calls `act` so many times a second, however long each call takes, and waits for all. */
const steadily = async <T>(perSecond: number, act: (number: number) => Promise<T>): Promise<T[]> => {
  const begun = performance.now();
  const acts: Promise<T>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await sleep(Math.max(0, begun + (n * 1_000) / perSecond - performance.now()));
    acts.push(act(n));
  }
  return Promise.all(acts);
};

/** Requests a page from an IP address per reader, and follows a redirect. */
const read = async (url: string, reader: number): Promise<{ status: number; ms: number }> => {
  const begun = performance.now();
  const outgoing = request(url, { localAddress: `127.9.${reader >> 8}.${reader & 255}`, agent: false });
  outgoing.end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  await buffer(response);
  const { statusCode = 0, headers } = response;
  if (headers.location) return read(new URL(headers.location, url).href, reader);
  return { status: statusCode, ms: performance.now() - begun };
};

type Team = { readonly teamId: number; readonly categoryId: number; readonly regionId: number };

const teamsOf = async (client: Client, { seasonId }: LargestLeague): Promise<Team[]> => {
  const { rows } = await client.query<Team>(
    `SELECT "teamId", "categoryId", "regionId" FROM team_seasons
     WHERE "seasonId" = $1 ORDER BY md5("teamId"::text)`,
    [seasonId],
  );
  return rows;
};

const pageOf = ({ slug }: LargestLeague, { teamId, categoryId, regionId }: Team): string =>
  pathsIn('fr').team(slug, {
    category: { id: categoryId, name: 'c' },
    region: { id: regionId, name: 'r' },
    team: { id: teamId, name: 't' },
  });

/**
 * A cached page alone, beside other what-ifs of the largest league each time, and beside pictures that nobody requested
 * before, in one run. Every request comes from another address.
 */
export const measureBeside = async (
  databaseUrl: string,
  site: string,
  league: LargestLeague,
): Promise<Beside> => {
  const client = new Client(connectionConfig(databaseUrl));
  await client.connect();
  try {
    await scheduleGames(databaseUrl, league, client);
    const teams = await teamsOf(client, league);
    let reader = 0;
    const get = (path: string) => read(new URL(path, site).href, (reader += 1));
    const page = await ownAddress(site + league.page);
    const hot = async (): Promise<number[]> =>
      (await steadily(hotPerSecond, () => get(page))).map(({ ms }) => ms);
    const alone = await hot();
    const cold = teams.splice(0, coldPerSecond * seconds);
    const [besideWhatIfs, coldPages] = await Promise.all([
      hot(),
      steadily(coldPerSecond, async (n) => {
        const team = cold[n];
        return team && (await get(pageOf(league, team))).status;
      }),
      steadily(whatIfsPerSecond, (n) => get(`${league.whatIf}&whatIf=${supposed(n)}`)),
    ]);
    const pictures = (async () => {
      const until = performance.now() + seconds * 1_000;
      while (performance.now() < until)
        await Promise.all(
          teams
            .splice(0, pictureConcurrency)
            .map(({ teamId }) => get(`/files/fr/teamimage.png?sid=${league.slug}&eid=${teamId}`)),
        );
    })();
    const [besidePictures] = await Promise.all([hot(), pictures]);
    return {
      aloneP50Ms: median(alone),
      aloneP99Ms: quantile(alone, 0.99),
      whatIfsP50Ms: median(besideWhatIfs),
      whatIfsP99Ms: quantile(besideWhatIfs, 0.99),
      picturesP50Ms: median(besidePictures),
      picturesP99Ms: quantile(besidePictures, 0.99),
      coldRefused: coldPages.filter((status) => status !== 200).length,
      cold: coldPages.length,
    };
  } finally {
    await client.end();
  }
};
