import { connectionConfig } from '@rondelle/infra/postgres/pool.ts';
import { Client } from 'pg';
import { ownAddress } from '../http.ts';
import type { LargestLeague } from '../largest-league.ts';
import { median } from '../numbers.ts';

/** Median milliseconds of a league on a site that caches nothing, and of reading its games without the site. */
export type Fresh = { readonly readMs: number; readonly jsonMs: number; readonly pageMs: number };

const warmUp = 10;
const times = 40;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const fetched = async (url: string): Promise<void> => {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
};

/** Requests the league's JSON and page and reads its games by turns. */
export const measureFresh = async (
  databaseUrl: string,
  site: string,
  league: LargestLeague,
): Promise<Fresh> => {
  const client = new Client(connectionConfig(databaseUrl));
  await client.connect();
  try {
    const page = await ownAddress(site + league.page);
    const works = [
      async () => {
        const { rows } = await client.query('SELECT * FROM games WHERE "leagueId" = $1', [league.id]);
        return JSON.stringify(rows);
      },
      () => fetched(site + league.json),
      () => fetched(page),
    ] as const;
    const durations: number[][] = works.map(() => []);
    for (let i = 0; i < warmUp + times; i += 1)
      for (const [at, work] of works.entries()) {
        const ms = await timed(work);
        if (i >= warmUp) durations[at]?.push(ms);
      }
    const [readMs = 0, jsonMs = 0, pageMs = 0] = durations.map(median);
    return { readMs, jsonMs, pageMs };
  } finally {
    await client.end();
  }
};
