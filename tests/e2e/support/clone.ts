import { execFile } from 'node:child_process';
import { glob, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Links the packages that are installed here; those of the workspaces link to the clone's own folders. */
const linkPackages = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    // The cache holds paths of this tree.
    if (entry.name === '.cache') continue;
    if (entry.name === '@rondelle') await linkPackages(source, target);
    else await symlink(entry.isSymbolicLink() ? await readlink(source) : source, target);
  }
};

/**
 * Clones the last commit into a temporary folder, where nothing is built. Its dependencies are those installed here:
 * this run of the tests itself proves that `npm ci` works.
 */
export const cloneProject = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-clone-'));
  const project = path.join(folder, 'main');
  await run('git', ['clone', '--quiet', root, project]);
  for await (const part of glob('{.,*,services/*}/node_modules', { cwd: root }))
    await linkPackages(path.join(root, part), path.join(project, part));
  /** Builds the web application as every command does; returns how many of its tasks ran and how many were cached. */
  const build = async () => {
    const { stdout } = await run('npm', ['run', 'build'], { cwd: project });
    const [, cached, total] = /(\d+) cached, (\d+) total/.exec(stdout) ?? [];
    return { cached: Number(cached), total: Number(total) };
  };
  return { project, build, remove: () => rm(folder, { recursive: true, force: true }) };
};
