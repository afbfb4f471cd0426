import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { processorOfFamily, processorOfMachine } from './processors.ts';

/** The state of the site at one moment: memory in MB, processor time in seconds since it started. */
export type Sample = {
  readonly at: number;
  /** Without cached responses, which have a limit of their own. */
  readonly residentMb: number;
  readonly heapMb: number;
  readonly site: number;
  readonly postgres: number | null;
  readonly machine: number;
  readonly loopP99Ms: number;
  readonly hits: number;
  readonly misses: number;
  readonly shed: number;
};

const everyMs = 5_000;
const megabyte = 2 ** 20;

const numberIn = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);

/** The process of the database that starts the others. */
export const postmaster = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ text: string }>(`SELECT pg_read_file('postmaster.pid') AS text`);
  return Number(rows[0]?.text.split('\n', 1)[0]);
};

const sampleOf = async (url: string, server: number): Promise<Sample> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => numberIn(metrics, name);
  return {
    at: Date.now(),
    residentMb: (read('process_resident_memory_bytes') - read('rondelle_kept_bytes')) / megabyte,
    heapMb: read('nodejs_heap_size_used_bytes') / megabyte,
    site: read('process_cpu_seconds_total'),
    postgres: await processorOfFamily(server),
    machine: processorOfMachine(),
    loopP99Ms: read('nodejs_eventloop_lag_p99_seconds') * 1_000,
    hits: read('rondelle_kept_hits_total'),
    misses: read('rondelle_kept_misses_total'),
    shed: read('rondelle_work_shed_total'),
  };
};

/** Samples the site every five seconds while the work runs. */
export const sampledDuring = async <T>(
  url: string,
  pool: Pool,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly samples: readonly Sample[] }> => {
  const server = await postmaster(pool);
  const samples: Sample[] = [];
  const ended = new AbortController();
  const sampling = (async () => {
    while (!ended.signal.aborted) {
      samples.push(await sampleOf(url, server));
      await sleep(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  })();
  const result = await work().finally(() => ended.abort());
  await sampling;
  return { result, samples };
};
