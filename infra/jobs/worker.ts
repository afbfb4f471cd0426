import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { QueuedJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { run, Logger as WorkerLogger, type Runner, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { connectionConfig } from '../postgres/pool.ts';
import type { Logger } from '../telemetry/logger.ts';
import { releaseJobs } from './release-jobs.ts';

/** Does one job; `attempt` is 1 the first time. What it throws makes it wait for a later attempt. */
export type Job = (subject: string, attempt: number) => Promise<void>;
/** Done by one worker of all, whenever a clock says so (`* * * * *`, as for cron, in UTC). */
export type PeriodicJob = { readonly when: string; readonly work: () => Promise<void> };
export type WorkerOptions = {
  readonly databaseUrl: string;
  readonly jobs: Readonly<Record<QueuedJob, Job>>;
  readonly periodic: Readonly<Record<string, PeriodicJob>>;
  readonly logger: Logger;
};
export type Worker = {
  /** Takes no more jobs; resolves when those under way have ended, or after so many milliseconds. */
  readonly stop: (withinMs: number) => Promise<void>;
};

/** A job that takes longer is not waited for: far below the time after which it counts as a dead worker's. */
const longestMs = 60_000;
const atOnce = 3;
const restartMs = 1_000;
/** How long the library may take to stop by itself once it could not say of a job that it is done. */
const endingMs = 10_000;

const within = async (work: Promise<void>): Promise<void> => {
  const ended = new AbortController();
  const late = sleep(longestMs, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw Object.assign(new Error('takes too long'), { code: 'ETIMEDOUT' });
  });
  late.catch(() => undefined);
  await Promise.race([work, late]).finally(() => ended.abort());
};

/** What went wrong, as codes: messages of a database, a log or a mail server may quote what was being written. */
const causeOf = (error: unknown): string => {
  if (error instanceof DomainError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
};

const subjectOf = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'subject' in payload ? String(payload.subject) : '';

/** The message of what a task throws is kept with the job. */
const throwCause = (error: unknown): never => {
  throw new Error(causeOf(error).slice(0, 100));
};

const tasksOf = ({ jobs, periodic, logger }: WorkerOptions): TaskList => {
  const tasks: TaskList = {};
  for (const [name, work] of Object.entries(jobs))
    tasks[name] = (payload, { job }) => within(work(subjectOf(payload), job.attempts)).catch(throwCause);
  for (const [name, { work }] of Object.entries(periodic))
    tasks[name] = () =>
      within(work()).catch((err: unknown) => {
        logger.error({ err, job: name }, 'a job that is done regularly failed, and will be tried again');
        throwCause(err);
      });
  return tasks;
};

const crontabOf = (periodic: WorkerOptions['periodic']): string =>
  Object.entries(periodic)
    .map(([name, { when }]) => `${when} ${name} ?jobKey=${name}`)
    .join('\n');

/** Jobs say themselves what went wrong with them; this is about the worker. */
const loggerOf = (logger: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error' && !meta?.['failure']) logger.warn({ detail: message }, 'the jobs have to wait');
  });

/**
 * Resolves when a runner could not write to its queue and has had its time to stop: it may wait for ever for what it
 * counted wrong.
 */
const whenLost = ({ events }: Runner): Promise<void> =>
  new Promise((resolve) => {
    events.once('pool:fatalError', () => setTimeout(resolve, endingMs).unref());
  });

/** Works on the jobs that wait in the database, each by one worker of all, until it is stopped. */
export const startWorker = (options: WorkerOptions): Worker => {
  const { databaseUrl, logger } = options;
  // Its own pool: the library wants instants as dates.
  const config = { ...connectionConfig(databaseUrl, 'rondelle jobs'), types: undefined };
  const pool = new Pool({ ...config, max: atOnce + 3, allowExitOnIdle: true });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const release = { when: '* * * * *', work: () => releaseJobs(pool) };
  const periodic = { release, ...options.periodic };
  const stopping = new AbortController();
  let runner: Runner | null = null;
  const work = async (): Promise<void> => {
    await releaseJobs(pool);
    runner = await run({
      pgPool: pool,
      taskList: tasksOf({ ...options, periodic }),
      crontab: crontabOf(periodic),
      concurrency: atOnce,
      noHandleSignals: true,
      logger: loggerOf(logger),
      // Without a delay, nobody waits for what is done to be written down: neither its failure, nor when one stops.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    if (stopping.signal.aborted) await runner.stop().catch(() => undefined);
    await Promise.race([runner.promise, whenLost(runner)]);
  };
  const workOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work().catch((err: unknown) => logger.error({ err }, 'the jobs have to wait'));
      await sleep(restartMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    await pool.end();
  };
  const ended = workOn();
  return {
    stop: async (withinMs) => {
      stopping.abort();
      await Promise.race([
        Promise.all([runner?.stop().catch(() => undefined), ended]),
        sleep(withinMs, undefined, { ref: false }),
      ]);
    },
  };
};
