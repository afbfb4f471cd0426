import type { Db } from '@rondelle/projections/schema.ts';
import { type Checkpoints, isAsFar, readCheckpoints } from './checkpoints.ts';

export type ReadSide = {
  /** Where public pages are read from now. */
  readonly pages: () => Db;
  /** Where it is read how far the views have come: never ahead of where pages are read from. */
  readonly versions: () => Db;
  readonly stop: () => void;
};
export type ReadSideOptions = {
  readonly primary: Db;
  readonly replica: Db;
  /** Told when readers move, and why they left the replica. */
  readonly onMove?: (to: 'replica' | 'primary', why?: unknown) => void;
  /** How often the replica is looked at (default: a second). */
  readonly everyMs?: number;
  /** How long the replica may be behind what the primary held, before readers leave it (default: ten seconds). */
  readonly tolerateMs?: number;
};

/**
 * `returning`: versions come from the replica already, pages still from the primary, until the replica has come as far
 * as the primary was. So no version is ever known of which the replica has not got the rows.
 */
type Stage = 'primary' | 'returning' | 'replica';
type Goal = { readonly since: number; readonly wanted: Checkpoints };

const patienceMs = 2_000;

const inTime = <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the database does not answer in time')), patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** Reads from the replica while it answers and keeps up, and otherwise from the primary. */
export const createReadSide = (options: ReadSideOptions): ReadSide => {
  const { primary, replica, onMove = () => undefined, everyMs = 1_000, tolerateMs = 10_000 } = options;
  let stage: Stage = 'primary';
  /** What the replica has still to reach. */
  let goal: Goal | null = null;

  const enter = (next: Stage, why?: unknown) => {
    if (stage !== 'replica' && next === 'replica') onMove('replica');
    if (stage === 'replica' && next === 'primary') onMove('primary', why);
    stage = next;
    goal = null;
  };
  const reached = () => {
    if (stage === 'primary') enter('returning');
    else if (stage === 'returning') enter('replica');
    goal = null;
  };
  const look = async (): Promise<void> => {
    goal ??= { since: Date.now(), wanted: await inTime(readCheckpoints(primary)) };
    if (isAsFar(await inTime(readCheckpoints(replica)), goal.wanted)) return reached();
    if (Date.now() - goal.since > tolerateMs) enter('primary', new Error('the replica is too far behind'));
  };
  /** Where the primary is away as well, its replica is all there is. */
  const leaveIfSilent = async (): Promise<void> => {
    await inTime(readCheckpoints(replica)).catch((error: unknown) => enter('primary', error));
  };
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look()
      .catch(leaveIfSilent)
      .finally(() => {
        looking = false;
      });
  }, everyMs);
  timer.unref();
  return {
    pages: () => (stage === 'replica' ? replica : primary),
    versions: () => (stage === 'primary' ? primary : replica),
    stop: () => clearInterval(timer),
  };
};

/** A site without a replica: everything is read where it is written. */
export const onlyPrimary = (primary: Db): ReadSide => ({
  pages: () => primary,
  versions: () => primary,
  stop: () => undefined,
});
