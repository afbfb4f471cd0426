import { repeated } from '@rondelle/infra/repeated.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type Checkpoints, isAsFar, readCheckpoints } from './checkpoints.ts';

export type ReadSide = {
  /** The database for public pages. */
  readonly pages: () => Db;
  /** Resolves to true when pages are no longer read from the failed database; checks it if necessary. */
  readonly hasSourceChanged: (failed: Db) => Promise<boolean>;
  /** The database for versions; never ahead of the one for pages. */
  readonly versions: () => Db;
  /** Resolves when no query of either database is running. */
  readonly stop: () => Promise<void>;
};
export type ReadSideOptions = {
  readonly primary: Db;
  readonly replica: Db;
  /** Called when reads move, with the reason for leaving the replica; also once if it is unreachable at start. */
  readonly onMove?: (to: 'replica' | 'primary', why?: unknown) => void;
  /** How often the replica is checked, in ms (default: 1,000). */
  readonly everyMs?: number;
  /** How far the replica may lag behind the primary before reads leave it, in ms (default: 10,000). */
  readonly tolerateMs?: number;
};

/**
 * `returning`: versions are read from the replica already, pages still from the primary, until the replica has caught
 * up again, so that no known version is newer than the rows read.
 */
type Stage = 'primary' | 'returning' | 'replica';
type Goal = { readonly since: number; readonly wanted: Checkpoints };

const patienceMs = 2_000;

const inTime = <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the database does not answer in time')), patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/** Reads from the replica while it responds and keeps up, otherwise from the primary. */
export const createReadSide = (options: ReadSideOptions): ReadSide => {
  const { primary, replica, onMove = () => undefined, everyMs = 1_000, tolerateMs = 10_000 } = options;
  let stage: Stage = 'primary';
  /** The checkpoints that the replica has to reach, and since when. */
  let goal: Goal | null = null;
  let isAbsenceReported = false;

  const enter = (next: Stage, why?: unknown) => {
    if (stage !== 'replica' && next === 'replica') onMove('replica');
    if (next === 'primary' && !isAbsenceReported) onMove('primary', why);
    isAbsenceReported = next === 'primary';
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
  /** Leaves the replica only if it does not respond: it serves pages even without the primary. */
  const leaveIfSilent = async (): Promise<void> => {
    await inTime(readCheckpoints(replica)).catch((error: unknown) => enter('primary', error));
  };
  /** Concurrent failures share one check, so that they do not flood a failing replica. */
  let sharedLook: Promise<void> | null = null;
  const pages = () => (stage === 'replica' ? replica : primary);
  const hasSourceChanged = async (failed: Db): Promise<boolean> => {
    if (failed === replica && stage === 'replica') {
      sharedLook ??= leaveIfSilent().finally(() => {
        sharedLook = null;
      });
      await sharedLook;
    }
    return pages() !== failed;
  };
  const { stop } = repeated(() => look().catch(leaveIfSilent), everyMs);
  return {
    pages,
    hasSourceChanged,
    versions: () => (stage === 'primary' ? primary : replica),
    stop,
  };
};

/** For a site without a replica: all reads go to the primary. */
export const onlyPrimary = (primary: Db): ReadSide => ({
  pages: () => primary,
  hasSourceChanged: async () => false,
  versions: () => primary,
  stop: async () => undefined,
});
