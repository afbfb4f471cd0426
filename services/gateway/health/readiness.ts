import { comparePositions, origin } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { readMigrations } from '@rondelle/infra/postgres/migrate.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

/** Why this process should get no readers now; `lag`: how many positions the views are behind the log. */
export type Readiness = {
  readonly ready: boolean;
  readonly reasons: readonly Reason[];
  readonly lag: number | null;
};
export type Reason =
  | { readonly reason: 'database/unreachable' | 'log/unreachable' | 'database/not-migrated' }
  | { readonly reason: 'views/behind'; readonly lag: number }
  | { readonly reason: 'views/stopped'; readonly position: string; readonly since: string };

export type ReadinessSource = {
  readonly db: Db;
  readonly log: Pick<EventLog, 'head'>;
  readonly migrations: URL;
};

/** More positions behind than a batch of the projector brings in a moment. */
const tolerableLag = 10_000;
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
  const failure = await db
    .selectFrom('projector_failures')
    .select(['position', 'failed_at'])
    .executeTakeFirst();
  return { position: checkpoint?.position ?? origin, failure };
};

const unready = (reason: Reason): Readiness => ({ ready: false, reasons: [reason], lag: null });

/** Asks the database and the log, each for two seconds at most. */
export const readReadiness = async (source: ReadinessSource): Promise<Readiness> => {
  try {
    await inTime(sql`SELECT 1`.execute(source.db));
  } catch {
    return unready({ reason: 'database/unreachable' });
  }
  const missing = await inTime(unappliedMigrations(source)).catch(() => 1);
  if (missing > 0) return unready({ reason: 'database/not-migrated' });
  const head = await inTime(source.log.head()).catch(() => null);
  if (head === null) return unready({ reason: 'log/unreachable' });
  const { position, failure } = await inTime(readViews(source.db));
  const lag = comparePositions(head, position) <= 0 ? 0 : Number(BigInt(head) - BigInt(position));
  const reasons: Reason[] = [];
  if (lag > tolerableLag) reasons.push({ reason: 'views/behind', lag });
  if (failure)
    reasons.push({ reason: 'views/stopped', position: failure.position, since: failure.failed_at });
  return { ready: reasons.length === 0, reasons, lag };
};
