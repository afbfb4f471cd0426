import { rebuild } from '@rondelle/projector/rebuild.ts';
import { createPostgresEventLog } from '@rondelle/infra/eventlog/postgres/postgres-event-log.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { settle } from '../copy.ts';
import { quantile } from '../numbers.ts';
import { createCaller, type Statement } from './caller.ts';
import { atSize, type Crowd, flagChanges, gatherCrowd } from './crowd.ts';
import { planOf, rowsRead, smallIndexes, wholeScans } from './plans.ts';
import { processorClock } from './processor-time.ts';
import { type BenchQuery, queriesOf } from './queries.ts';

/** One query: the CPU time of a response, and what its statements do to big tables. */
export type MeasuredQuery = {
  readonly name: string;
  readonly atMostMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly rows: number;
  /** Big tables that are scanned as a whole. */
  readonly whole: readonly string[];
};

const times = 100;
const warmUp = 5;

/** Adds the members to the site and brings the views up to date. */
const prepare = async (databaseUrl: string): Promise<Crowd> => {
  const pool = createPool(databaseUrl);
  const log = createPostgresEventLog(databaseUrl);
  try {
    const crowd = await gatherCrowd({ pool, log }, atSize);
    await rebuild({ pool, log });
    await flagChanges(pool, crowd, atSize);
    await settle(databaseUrl);
    return crowd;
  } finally {
    await log.close();
    await pool.end();
  }
};

/** Sends queries one at a time, so one connection for the views and one for the log are enough. */
export const measurePeople = async (databaseUrl: string): Promise<readonly MeasuredQuery[]> => {
  const crowd = await prepare(databaseUrl);
  const pool = createPool(databaseUrl, { max: 1 });
  const log = createPostgresEventLog(databaseUrl, { maxConnections: 1 });
  const small = await smallIndexes(pool);
  let statements: Statement[] = [];
  const call = createCaller(pool, log, (statement) => statements.push(statement));

  const measure = async (query: BenchQuery): Promise<MeasuredQuery> => {
    for (let i = 0; i < warmUp; i += 1) {
      statements = [];
      await call(query);
    }
    const plans = await Promise.all(statements.map((statement) => planOf(pool, statement, true)));
    const clock = await processorClock(pool);
    const all: number[] = [];
    for (let i = 0; i < times; i += 1) {
      const begun = await clock();
      await call(query);
      all.push((await clock()) - begun);
    }
    const found = plans.flatMap((plan) => (plan ? [plan] : []));
    return {
      name: query.name,
      atMostMs: query.atMostMs,
      p50Ms: quantile(all, 0.5),
      p99Ms: quantile(all, 0.99),
      rows: Math.round(found.reduce((sum, plan) => sum + rowsRead(plan), 0)),
      whole: found.flatMap((plan) => wholeScans(plan, small).map(({ table }) => table)),
    };
  };

  try {
    const measured: MeasuredQuery[] = [];
    for (const query of await queriesOf(pool, crowd, atSize)) measured.push(await measure(query));
    return measured;
  } finally {
    await log.close();
    await pool.end();
  }
};
