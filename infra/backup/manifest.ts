import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const table = z.strictObject({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** SHA-256 of the uncompressed rows, in hexadecimal. */
  digest: z.string().length(64),
});
const manifest = z.strictObject({
  format: z.literal('rondelle-backup/1'),
  takenAt: z.iso.datetime(),
  /** Migrations applied to the database. */
  migrations: z.array(z.string()),
  tables: z.array(table),
});

/** A table of a backup. Its rows are in `schema.name.copy.gz`, in the text format of Postgres's COPY. */
export type BackupTable = z.infer<typeof table>;
/** Contents of a backup's `manifest.json`. */
export type Manifest = z.infer<typeof manifest>;

export const manifestFile = 'manifest.json';
export const fileOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${schema}.${name}.copy.gz`;

/** Thrown when a backup cannot be restored. */
export class BackupError extends Error {
  override name = 'BackupError';
  readonly code: 'no-backup' | 'which-backup' | 'damaged' | 'newer' | 'not-empty';
  readonly what: string;
  constructor(code: BackupError['code'], what: string, options?: ErrorOptions) {
    super(`${code}: ${what}`, options);
    this.code = code;
    this.what = what;
  }
}

/** Returns the names of the backups in a folder, oldest first. */
export const backupsIn = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => /^rondelle-\d{4}-[\dTZ-]+$/.test(name)).sort();
};

/** Lists the available backups when the path is the folder of all backups, or names an unknown backup in it. */
const whichBackup = async (folder: string): Promise<BackupError | null> => {
  const all = await backupsIn(folder);
  const beside = await backupsIn(path.dirname(folder));
  const names = all.length > 0 || beside.includes(path.basename(folder)) ? all : beside;
  return names.length > 0 ? new BackupError('which-backup', names.join('\n')) : null;
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return manifest.parse(JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')));
  } catch (cause) {
    throw (await whichBackup(folder)) ?? new BackupError('no-backup', folder, { cause });
  }
};
