import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const table = z.strictObject({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** SHA-256 of the rows before they were compressed, hexadecimal. */
  digest: z.string().length(64),
});
const manifest = z.strictObject({
  format: z.literal('rondelle-backup/1'),
  takenAt: z.iso.datetime(),
  /** The migrations that the database had seen. */
  migrations: z.array(z.string()),
  tables: z.array(table),
});

/** One table of a backup: its rows stand in `schema.name.copy.gz`, in the text format of PostgreSQL's COPY. */
export type KeptTable = z.infer<typeof table>;
/** What a backup holds; `manifest.json` in its folder. */
export type Manifest = z.infer<typeof manifest>;

export const manifestFile = 'manifest.json';
export const fileOf = ({ schema, name }: Pick<KeptTable, 'schema' | 'name'>): string =>
  `${schema}.${name}.copy.gz`;

/** Why a backup can't be restored. */
export class BackupFault extends Error {
  override name = 'BackupFault';
  readonly fault: 'no-backup' | 'which-backup' | 'damaged' | 'newer' | 'not-empty';
  readonly what: string;
  constructor(fault: BackupFault['fault'], what: string, options?: ErrorOptions) {
    super(`${fault}: ${what}`, options);
    this.fault = fault;
    this.what = what;
  }
}

/** Names of the backups in a folder, the oldest first. */
export const backupsIn = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => /^rondelle-\d{4}-[\dTZ-]+$/.test(name)).sort();
};

/** What there is instead, where somebody named the folder of all backups, or one that is not among them. */
const whichBackup = async (folder: string): Promise<BackupFault | null> => {
  const all = await backupsIn(folder);
  const beside = await backupsIn(path.dirname(folder));
  const names = all.length > 0 || beside.includes(path.basename(folder)) ? all : beside;
  return names.length > 0 ? new BackupFault('which-backup', names.join('\n')) : null;
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return manifest.parse(JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')));
  } catch (cause) {
    throw (await whichBackup(folder)) ?? new BackupFault('no-backup', folder, { cause });
  }
};
