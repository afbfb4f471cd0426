import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { clockOfPostgres, clockOfProcess } from './clocks.ts';

/** Milliseconds of processor time of the site and of the database, and of wall time. */
export type Spent = { readonly site: number; readonly postgres: number; readonly wall: number };

const combine = (one: Spent, other: Spent, of: (a: number, b: number) => number): Spent => ({
  site: of(one.site, other.site),
  postgres: of(one.postgres, other.postgres),
  wall: of(one.wall, other.wall),
});
export const minus = (one: Spent, other: Spent): Spent => combine(one, other, (a, b) => a - b);
export const over = (one: Spent, count: number): Spent => combine(one, one, (a) => a / count);
export const sumOf = (all: readonly Spent[]): Spent =>
  all.reduce((sum, one) => combine(sum, one, (a, b) => a + b), { site: 0, postgres: 0, wall: 0 });

export type Meter = {
  /** The cost of one of `acts` acts, without the cost of an idle site and database. */
  readonly each: (acts: number, work: () => Promise<unknown>) => Promise<Spent>;
  /** The cost of a second of an idle site and database. */
  readonly idle: Spent;
};

const [idleSeconds, quietMs, patienceSeconds] = [5, 60, 120];

/** Measures processor time, because other programs of the machine affect it little. `pid`: the site's process. */
export const createMeter = async (pool: Pool, pid: number): Promise<Meter> => {
  const [site, postgres] = [clockOfProcess(pid), await clockOfPostgres(pool)];
  const read = async (): Promise<Spent> => ({
    site: await site(),
    postgres: await postgres(),
    wall: performance.now(),
  });
  const during = async (work: () => Promise<unknown>): Promise<Spent> => {
    const begun = await read();
    await work();
    return minus(await read(), begun);
  };
  const second = () => during(() => sleep(1_000));
  // A site that has just started, or has new events, still has work of its own.
  for (let [quiet, seconds] = [0, 0]; quiet < 3; seconds += 1) {
    if (seconds > patienceSeconds) throw new Error('the site never comes to rest');
    const spent = await second();
    quiet = spent.site < quietMs && spent.postgres < quietMs ? quiet + 1 : 0;
  }
  const idle = over(await during(() => sleep(idleSeconds * 1_000)), idleSeconds);
  return {
    idle,
    each: async (acts, work) => {
      const spent = await during(work);
      const standing = { ...over(idle, 1_000 / spent.wall), wall: 0 };
      return over(minus(spent, standing), acts);
    },
  };
};
