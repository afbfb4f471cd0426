import type { Backup } from '@rondelle/contracts/site/backups.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

const mostShown = 30;
/** A backup that was begun and not ended for so long has died with its process. */
const longestHours = 12;

/** The latest backups, whoever asked for them. */
export const latestBackups = async (db: QueryExecutorProvider): Promise<Backup[]> => {
  const { rows } = await sql<Backup>`
    SELECT id, "askedAt", "askedBy", "startedAt", "finishedAt", name, bytes::float8, events::float8,
      "verifiedAt", removed, fault
    FROM operations.backups ORDER BY id DESC LIMIT ${mostShown}`.execute(db);
  return rows;
};

/** Asks for a backup unless one is asked for or under way already. */
export const askForBackup = async (db: QueryExecutorProvider, by: Backup['askedBy']): Promise<void> => {
  await sql`
    INSERT INTO operations.backups ("askedBy") SELECT ${by}
    WHERE NOT EXISTS (SELECT FROM operations.backups WHERE "finishedAt" IS NULL
      AND coalesce("startedAt", "askedAt") > now() - ${longestHours} * interval '1 hour')`.execute(db);
};

/** Whether none was asked for within so many hours. */
export const isBackupDue = async (db: QueryExecutorProvider, hours: number): Promise<boolean> => {
  const { rows } = await sql<{ due: boolean }>`
    SELECT NOT EXISTS (SELECT FROM operations.backups
      WHERE "askedAt" > now() - ${hours} * interval '1 hour') AS due`.execute(db);
  return rows[0]?.due ?? false;
};

/** Takes the oldest that nobody has begun; null where there is none. */
export const takeBackup = async (db: QueryExecutorProvider): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    UPDATE operations.backups SET "startedAt" = now() WHERE id = (
      SELECT id FROM operations.backups WHERE "startedAt" IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
};

type Became = Partial<Pick<Backup, 'name' | 'bytes' | 'events' | 'removed' | 'fault'>> & {
  readonly isVerified?: boolean;
  readonly isFinished?: boolean;
};

/** Notes what has become of one. */
export const noteBackup = async (db: QueryExecutorProvider, id: number, became: Became): Promise<void> => {
  const { name = null, bytes = null, events = null, removed = null, fault = null } = became;
  await sql`
    UPDATE operations.backups SET name = coalesce(${name}, name), bytes = coalesce(${bytes}::bigint, bytes),
      events = coalesce(${events}::bigint, events), removed = coalesce(${removed}::integer, removed),
      fault = coalesce(${fault}, fault),
      "verifiedAt" = CASE WHEN ${became.isVerified ?? false} THEN now() ELSE "verifiedAt" END,
      "finishedAt" = CASE WHEN ${became.isFinished ?? false} THEN now() ELSE "finishedAt" END
    WHERE id = ${id}`.execute(db);
};

export type BackupCare = { readonly since: string | null; readonly isLate: boolean };

/** Since when there is no good backup: of the last one that was found whole; late after so many hours. */
export const lastGoodBackup = async (db: QueryExecutorProvider, hours: number): Promise<BackupCare> => {
  const { rows } = await sql<BackupCare>`
    SELECT max("verifiedAt") AS since,
      coalesce(max("verifiedAt") < now() - ${hours} * interval '1 hour', min("askedAt") < now() - interval '1 hour', false)
        AS "isLate"
    FROM operations.backups`.execute(db);
  return rows[0] ?? { since: null, isLate: false };
};
