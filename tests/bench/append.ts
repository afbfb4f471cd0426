import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { Client } from 'pg';
import { anywhere, gameRecorded } from './game-events.ts';
import { quantile } from './numbers.ts';

export type Appended = { readonly perSecond: number; readonly manyPerSecond: number; readonly p99Ms: number };

const single = 2_000;
const batches = 20;
const perBatch = 2_000;

/** Creates a separate database, so that the views do not have to read what is appended here. */
const ownDatabase = async (serverUrl: string): Promise<string> => {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('CREATE DATABASE appended').finally(() => client.end());
  const url = new URL(serverUrl);
  url.pathname = 'appended';
  await migrate(url.href);
  return url.href;
};

/** Events per second: one writer that awaits each append on disk, and bulk appends as an import makes them. */
export const measureAppend = async (serverUrl: string): Promise<Appended> => {
  const log = await openEventLog(await ownDatabase(serverUrl));
  let id = 0;
  const next = () => gameRecorded((id += 1), anywhere);
  try {
    for (let i = 0; i < 200; i += 1) await log.appendMany([next()]);
    const times: number[] = [];
    for (let i = 0; i < single; i += 1) {
      const { stream, events, expected } = next();
      const begun = performance.now();
      await log.append(stream, events, expected);
      times.push(performance.now() - begun);
    }
    const singleMs = times.reduce((sum, ms) => sum + ms, 0);
    const prepared = Array.from({ length: batches }, () => Array.from({ length: perBatch }, next));
    const begun = performance.now();
    for (const batch of prepared) await log.appendMany(batch);
    const manyMs = performance.now() - begun;
    return {
      perSecond: (single / singleMs) * 1_000,
      manyPerSecond: ((batches * perBatch) / manyMs) * 1_000,
      p99Ms: quantile(times, 0.99),
    };
  } finally {
    await log.close();
  }
};
