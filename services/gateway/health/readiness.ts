import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { readMigrations } from '@rondelle/infra/postgres/migrate.ts';
import { countStuck, type StuckCount } from '@rondelle/infra/jobs/stuck-jobs.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';

/**
 * `ready`: this process can serve pages. Late views and stuck jobs are listed as reasons but leave it ready: all
 * gateways read the same views, and stale pages are better than none. `lag`: age in seconds of the oldest event that
 * some view lacks; null when the log does not respond.
 */
export type Readiness = {
  readonly ready: boolean;
  readonly reasons: readonly Reason[];
  readonly lag: number | null;
};
type Obstacle = { readonly reason: 'database/unreachable' | 'database/not-migrated' };
export type Reason =
  | Obstacle
  | { readonly reason: 'log/unreachable' }
  | { readonly reason: 'views/behind'; readonly lag: number }
  | ({ readonly reason: 'jobs/stuck' } & StuckCount)
  | { readonly reason: 'views/set-aside'; readonly count: number; readonly since: string };

export type ReadinessSource = {
  readonly db: Db;
  readonly log: Pick<EventLog, 'head' | 'readAll'>;
  readonly migrations: URL;
};

/** In seconds; a takeover by another projector takes less. */
const tolerableLag = 10;
const patienceMs = 2_000;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

const unappliedMigrations = async ({ db, migrations }: ReadinessSource): Promise<number> => {
  const wanted = await readMigrations(migrations);
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return wanted.filter(({ name }) => !applied.has(name)).length;
};

const readViews = async (db: Db) => {
  const checkpoint = await db
    .selectFrom('checkpoints')
    .select('position')
    .orderBy('position')
    .executeTakeFirst();
  const quarantined = await db
    .selectFrom('set_aside')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('since').as('since')])
    .executeTakeFirst();
  return { position: checkpoint?.position ?? origin, quarantined };
};

/** Seconds since the first event after a position was recorded; 0 when there is none. */
const waitingSince = async (log: ReadinessSource['log'], position: Position): Promise<number> => {
  if (comparePositions(await log.head(), position) <= 0) return 0;
  for await (const [oldest] of log.readAll(position, 1))
    return oldest ? Math.max(0, (Date.now() - Date.parse(oldest.recordedAt)) / 1_000) : 0;
  return 0;
};

const unready = (obstacle: Obstacle): Readiness => ({ ready: false, reasons: [obstacle], lag: null });

/** Checks the database and the log, with two seconds for each query. */
export const readReadiness = async (source: ReadinessSource): Promise<Readiness> => {
  try {
    await inTime(sql`SELECT 1`.execute(source.db));
  } catch {
    return unready({ reason: 'database/unreachable' });
  }
  const missing = await inTime(unappliedMigrations(source)).catch(() => 1);
  if (missing > 0) return unready({ reason: 'database/not-migrated' });
  const { position, quarantined } = await inTime(readViews(source.db));
  const lag = await inTime(waitingSince(source.log, position)).catch(() => null);
  const reasons: Reason[] = [];
  if (quarantined?.since)
    reasons.push({ reason: 'views/set-aside', count: Number(quarantined.count), since: quarantined.since });
  if (lag === null) reasons.push({ reason: 'log/unreachable' });
  else if (lag > tolerableLag) reasons.push({ reason: 'views/behind', lag });
  for (const stuck of await inTime(countStuck(source.db))) reasons.push({ reason: 'jobs/stuck', ...stuck });
  return { ready: true, reasons, lag };
};
