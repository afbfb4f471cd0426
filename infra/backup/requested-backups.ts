import type { Backup } from '@rondelle/contracts/site/backups.ts';
import { type QueryExecutorProvider, sql } from 'kysely';

const listLimit = 30;
/** A backup that has run for longer is treated as failed. */
const longestHours = 12;

/** The latest backups, scheduled and manual. */
export const latestBackups = async (db: QueryExecutorProvider): Promise<Backup[]> => {
  const { rows } = await sql<Backup>`
    SELECT id, "askedAt" AS "requestedAt", "askedBy" AS "requestedBy", "startedAt", "finishedAt", name,
      bytes::float8, events::float8, "verifiedAt", removed, fault AS error
    FROM operations.backups ORDER BY id DESC LIMIT ${listLimit}`.execute(db);
  return rows;
};

/** Requests a backup unless one is waiting or running. */
export const requestBackup = async (db: QueryExecutorProvider, by: Backup['requestedBy']): Promise<void> => {
  await sql`
    INSERT INTO operations.backups ("askedBy") SELECT ${by}
    WHERE NOT EXISTS (SELECT FROM operations.backups WHERE "finishedAt" IS NULL
      AND coalesce("startedAt", "askedAt") > now() - ${longestHours} * interval '1 hour')`.execute(db);
};

/** Returns true when no backup was requested in the last `hours`. */
export const isBackupDue = async (db: QueryExecutorProvider, hours: number): Promise<boolean> => {
  const { rows } = await sql<{ due: boolean }>`
    SELECT NOT EXISTS (SELECT FROM operations.backups
      WHERE "askedAt" > now() - ${hours} * interval '1 hour') AS due`.execute(db);
  return rows[0]?.due ?? false;
};

/** Claims the oldest waiting backup and returns its id; null when none waits. */
export const claimBackup = async (db: QueryExecutorProvider): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    UPDATE operations.backups SET "startedAt" = now() WHERE id = (
      SELECT id FROM operations.backups WHERE "startedAt" IS NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`.execute(db);
  return rows[0]?.id ?? null;
};

type Became = Partial<Pick<Backup, 'name' | 'bytes' | 'events' | 'removed' | 'error'>> & {
  readonly isVerified?: boolean;
  readonly isFinished?: boolean;
};

/** Records the progress of a backup. */
export const recordBackupState = async (
  db: QueryExecutorProvider,
  id: number,
  became: Became,
): Promise<void> => {
  const { name = null, bytes = null, events = null, removed = null, error = null } = became;
  await sql`
    UPDATE operations.backups SET name = coalesce(${name}, name), bytes = coalesce(${bytes}::bigint, bytes),
      events = coalesce(${events}::bigint, events), removed = coalesce(${removed}::integer, removed),
      fault = coalesce(${error}, fault),
      "verifiedAt" = CASE WHEN ${became.isVerified ?? false} THEN now() ELSE "verifiedAt" END,
      "finishedAt" = CASE WHEN ${became.isFinished ?? false} THEN now() ELSE "finishedAt" END
    WHERE id = ${id}`.execute(db);
};

export type BackupCare = { readonly since: string | null; readonly isLate: boolean };

/** Returns the time of the last verified backup, and whether that is more than `hours` ago. */
export const lastGoodBackup = async (db: QueryExecutorProvider, hours: number): Promise<BackupCare> => {
  const { rows } = await sql<BackupCare>`
    SELECT max("verifiedAt") AS since,
      coalesce(max("verifiedAt") < now() - ${hours} * interval '1 hour', min("askedAt") < now() - interval '1 hour', false)
        AS "isLate"
    FROM operations.backups`.execute(db);
  return rows[0] ?? { since: null, isLate: false };
};
