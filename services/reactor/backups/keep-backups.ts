import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { askForBackup, isBackupDue, noteBackup, takeBackup } from '@rondelle/infra/backup/asked-backups.ts';
import { backUp } from '@rondelle/infra/backup/back-up.ts';
import { BackupFault } from '@rondelle/infra/backup/manifest.ts';
import { removeOldBackups } from '@rondelle/infra/backup/old-backups.ts';
import { verifyBackup } from '@rondelle/infra/backup/verify-backup.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { Db } from '@rondelle/projections/schema.ts';

export type BackupOptions = {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly logger: Logger;
  /** Where backups are written. */
  readonly folder: string;
  readonly keepDays: number;
};

/** One a day. */
const everyHours = 24;

const sizeOf = async (folder: string): Promise<number> => {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** As a code: what a database says may quote what it was reading. */
const faultOf = (error: unknown): string => {
  if (error instanceof BackupFault) return error.fault;
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
};

const make = async ({ db, databaseUrl, folder, keepDays }: BackupOptions, id: number): Promise<void> => {
  const { folder: made, manifest } = await backUp(databaseUrl, folder);
  const events = manifest.tables.find(({ schema, name }) => schema === 'eventlog' && name === 'events');
  await noteBackup(db, id, {
    name: path.basename(made),
    bytes: await sizeOf(made),
    events: events?.rows ?? 0,
  });
  await verifyBackup(databaseUrl, made);
  const removed = await removeOldBackups(folder, keepDays);
  await noteBackup(db, id, { isVerified: true, removed: removed.length });
};

/**
 * Asks each minute whether a backup is due or was asked for, and makes it: written, restored into a database of its own,
 * older ones removed. Of several reactors one makes it; whoever asks does not wait for it.
 */
export const keepBackups = (options: BackupOptions) => {
  const { db, logger } = options;
  let underWay: Promise<void> | null = null;
  const begin = async (id: number): Promise<void> => {
    try {
      await make(options, id);
    } catch (err) {
      logger.error({ err }, 'a backup could not be made');
      await noteBackup(db, id, { fault: faultOf(err) }).catch(() => undefined);
    }
    await noteBackup(db, id, { isFinished: true }).catch(() => undefined);
    underWay = null;
  };
  return {
    look: async (): Promise<void> => {
      if (underWay) return;
      if (await isBackupDue(db, everyHours)) await askForBackup(db, 'timetable');
      const id = await takeBackup(db);
      if (id !== null) underWay = begin(id);
    },
    /** Resolves when none is under way. */
    ended: async (): Promise<void> => {
      await underWay;
    },
  };
};
