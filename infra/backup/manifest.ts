import { readFile } from 'node:fs/promises';
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
  readonly fault: 'no-backup' | 'damaged' | 'newer' | 'not-empty';
  readonly what: string;
  constructor(fault: BackupFault['fault'], what: string, options?: ErrorOptions) {
    super(`${fault}: ${what}`, options);
    this.fault = fault;
    this.what = what;
  }
}

export const readManifest = async (folder: string): Promise<Manifest> => {
  try {
    return manifest.parse(JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8')));
  } catch (cause) {
    throw new BackupFault('no-backup', folder, { cause });
  }
};
