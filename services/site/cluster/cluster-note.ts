import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type MemberNote = { readonly url: string; readonly pid: number | null };
export type ClusterNote = {
  readonly gateways: readonly MemberNote[];
  readonly projectors: readonly MemberNote[];
  readonly reactors: readonly MemberNote[];
  readonly nats: MemberNote;
};

const place = (dataDir: string): string => path.join(dataDir, 'cluster.json');

/** Writes the processes of the cluster to a file in the data folder, for monitoring and fault tests. */
export const writeClusterNote = (dataDir: string, note: ClusterNote): void => {
  writeFileSync(`${place(dataDir)}.new`, `${JSON.stringify(note)}\n`);
  renameSync(`${place(dataDir)}.new`, place(dataDir));
};

export const removeClusterNote = (dataDir: string): void => rmSync(place(dataDir), { force: true });
