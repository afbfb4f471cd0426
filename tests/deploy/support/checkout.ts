import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../architecture/rules/modules.ts';
import { run } from './engine.ts';

const git = (...args: readonly string[]): Promise<string> => run('git', args, { cwd: root });

/** Writes all files of a commit over those of a folder; without a commit, the files as they are staged. */
export const checkOut = async (folder: string, commit?: string): Promise<void> => {
  const prefix = `--prefix=${folder}/`;
  if (commit === undefined) return void (await git('checkout-index', '--all', '--force', prefix));
  await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'checkout', commit, folder], { cwd: root });
};

/** A new folder for a checkout, outside the working tree. */
export const newFolder = async (): Promise<{ readonly folder: string; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-deploy-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** The commit before the newest migration of the schema; null in a clone without that part of the history. */
export const beforeNewestMigration = async (): Promise<string | null> => {
  const newest = await git('log', '-1', '--format=%H', '--', 'infra/postgres/migrations');
  return git('rev-parse', '--verify', `${newest.trim()}^`).then(
    (commit) => commit.trim(),
    () => null,
  );
};
