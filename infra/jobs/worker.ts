import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { QueuedJob } from '@rondelle/contracts/site/stuck-jobs.ts';
import { run, Logger as WorkerLogger, type Runner, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { connectionConfig } from '../postgres/pool.ts';
import type { Logger } from '../telemetry/logger.ts';
import { releaseJobs } from './release-jobs.ts';

/** Processes one job; `attempt` starts at 1. When it throws, the job is retried later. */
export type Job = (subject: string, attempt: number) => Promise<void>;
/** Runs on one of all workers on a schedule (`* * * * *`, as in cron, in UTC). */
export type PeriodicJob = { readonly when: string; readonly work: () => Promise<void> };
export type WorkerOptions = {
  readonly databaseUrl: string;
  readonly jobs: Readonly<Record<QueuedJob, Job>>;
  readonly periodic: Readonly<Record<string, PeriodicJob>>;
  /** Starts periodic jobs by the clock (default: yes); otherwise they only run when they are added. */
  readonly byClock?: boolean;
  readonly logger: Logger;
};
export type Worker = {
  /** Takes no more jobs; resolves when running jobs have ended, or after `withinMs`. */
  readonly stop: (withinMs: number) => Promise<void>;
};

/** Time limit of a job, far below the time after which it counts as abandoned. */
const longestMs = 60_000;
const atOnce = 3;
const restartMs = 1_000;
/** How long the library may take to stop after it failed to record a job's result. */
const endingMs = 10_000;

const within = async (work: Promise<void>): Promise<void> => {
  const ended = new AbortController();
  const late = sleep(longestMs, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw Object.assign(new Error('takes too long'), { code: 'ETIMEDOUT' });
  });
  late.catch(() => undefined);
  await Promise.race([work, late]).finally(() => ended.abort());
};

/** Returns error codes only, because messages of a database, log or mail server may quote personal data. */
const causeOf = (error: unknown): string => {
  if (error instanceof DomainError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
};

const subjectOf = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && 'subject' in payload ? String(payload.subject) : '';

/** The library stores the message of the thrown error with the job. */
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
        logger.error({ err, job: name }, 'a periodic job failed; retrying later');
        throwCause(err);
      });
  return tasks;
};

const crontabOf = (periodic: WorkerOptions['periodic']): string =>
  Object.entries(periodic)
    .map(([name, { when }]) => `${when} ${name} ?jobKey=${name}`)
    .join('\n');

/** Logs errors of the worker only; jobs log their own failures. */
const loggerOf = (logger: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error' && !meta?.['failure'])
      logger.warn({ detail: message }, 'jobs cannot run; retrying later');
  });

/** Resolves some time after the runner failed to write to its queue, because it may then never stop by itself. */
const whenLost = ({ events }: Runner): Promise<void> =>
  new Promise((resolve) => {
    events.once('pool:fatalError', () => setTimeout(resolve, endingMs).unref());
  });

/** Starts a worker for the jobs in the database; each job runs on one worker only. */
export const startWorker = (options: WorkerOptions): Worker => {
  const { databaseUrl, logger, byClock = true } = options;
  // A separate pool, because the library expects timestamps as Date objects.
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
      crontab: crontabOf(byClock ? periodic : { release }),
      concurrency: atOnce,
      noHandleSignals: true,
      logger: loggerOf(logger),
      // No batching delay: results are recorded at once, so failures are visible and a stop loses nothing.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    if (stopping.signal.aborted) await runner.stop().catch(() => undefined);
    await Promise.race([runner.promise, whenLost(runner)]);
  };
  const workOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work().catch((err: unknown) => logger.error({ err }, 'jobs cannot run; retrying later'));
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
