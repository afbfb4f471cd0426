import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  requestBackup,
  isBackupDue,
  recordBackupState,
  claimBackup,
} from '@rondelle/infra/backup/requested-backups.ts';
import { backUp } from '@rondelle/infra/backup/back-up.ts';
import { BackupError } from '@rondelle/infra/backup/manifest.ts';
import { removeOldBackups } from '@rondelle/infra/backup/old-backups.ts';
import { verifyBackup } from '@rondelle/infra/backup/verify-backup.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';

export type BackupOptions = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly logger: Logger;
  /** The folder for backups. */
  readonly folder: string;
  readonly keepDays: number;
};

const everyHours = 24;

const sizeOf = async (folder: string): Promise<number> => {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Returns a code, because a database message may quote data. */
const errorCodeOf = (error: unknown): string => {
  if (error instanceof BackupError) return error.code;
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
};

const make = async ({ db, databaseUrl, folder, keepDays }: BackupOptions, id: number): Promise<void> => {
  const { folder: made, manifest } = await backUp(databaseUrl, folder);
  const events = manifest.tables.find(({ schema, name }) => schema === 'eventlog' && name === 'events');
  await recordBackupState(db, id, {
    name: path.basename(made),
    bytes: await sizeOf(made),
    events: events?.rows ?? 0,
  });
  await verifyBackup(databaseUrl, made);
  const removed = await removeOldBackups(folder, keepDays);
  await recordBackupState(db, id, { isVerified: true, removed: removed.length });
};

/**
 * Checks every minute whether a backup is due or was requested, and makes it: writes it, verifies it by restoring it
 * into a separate database, and removes old ones. One reactor takes each backup; `look` does not wait for it.
 */
export const createBackupJob = (options: BackupOptions) => {
  const { db, logger } = options;
  let underWay: Promise<void> | null = null;
  const begin = async (id: number): Promise<void> => {
    try {
      await make(options, id);
    } catch (err) {
      logger.error({ err }, 'a backup could not be made');
      await recordBackupState(db, id, { error: errorCodeOf(err) }).catch(() => undefined);
    }
    await recordBackupState(db, id, { isFinished: true }).catch(() => undefined);
    underWay = null;
  };
  return {
    look: async (): Promise<void> => {
      if (underWay) return;
      if (await isBackupDue(db, everyHours)) await requestBackup(db, 'timetable');
      const id = await claimBackup(db);
      if (id !== null) underWay = begin(id);
    },
    /** Resolves when no backup is running. */
    ended: async (): Promise<void> => {
      await underWay;
    },
  };
};
