import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../architecture/rules/modules.ts';

/** Links a folder of packages, and the product's own packages to their copies. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@rondelle') {
      mkdirSync(path.join(to, name));
      for (const own of readdirSync(path.join(from, name)))
        symlinkSync(readlinkSync(path.join(from, name, own)), path.join(to, name, own));
    } else symlinkSync(path.join(from, name), path.join(to, name));
  }
};

const packageFolders = (): readonly string[] =>
  execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((file) => path.join(path.dirname(file), 'node_modules'))
    .filter((folder) => existsSync(path.join(root, folder)));

export type ProjectCopy = AsyncDisposable & {
  readonly folder: string;
  /** Runs an installed program in the copy; throws with its output when it fails. */
  readonly run: (program: string, args: readonly string[], within?: string) => void;
  /** Compiles the texts of the site and of the servers, as a build does. */
  readonly compileTexts: () => void;
};

/** A copy of all files under version control, in a temporary folder that is removed afterwards. */
export const copyProject = (): ProjectCopy => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rondelle-recipes-'));
  execFileSync('git', ['checkout-index', '--all', '--force', `--prefix=${folder}/`], { cwd: root });
  // The last build of the site, whose pages a unit test weighs.
  symlinkSync(path.join(root, 'web/dist'), path.join(folder, 'web/dist'));
  for (const packages of packageFolders())
    linkPackages(path.join(root, packages), path.join(folder, packages));
  const run: ProjectCopy['run'] = (program, args, within = '.') => {
    try {
      execFileSync(path.join(root, 'node_modules/.bin', program), args, {
        cwd: path.join(folder, within),
        encoding: 'utf8',
        env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
        maxBuffer: 64 * 1024 * 1024,
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`.slice(-10_000), { cause: error });
    }
  };
  const compile = (within: string, to: string, ...options: string[]) =>
    run('paraglide-js', ['compile', '--project', './project.inlang', '--outdir', to, ...options], within);
  return {
    folder,
    run,
    compileTexts: () => {
      compile('web', './src/paraglide');
      compile('infra', './paraglide', '--output-structure', 'locale-modules');
    },
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true, force: true }),
  };
};
