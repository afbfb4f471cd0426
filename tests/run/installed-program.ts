import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };
const pathOf = (program: string): string => path.join(root, 'node_modules', '.bin', program);

/** Returns the output of an installed program. */
export const outputOf = (program: string, args: readonly string[]): string =>
  execFileSync(pathOf(program), args, { cwd: root, encoding: 'utf8' });

/** Runs an installed program with its output on the terminal; it ends together with this process. */
export const run = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = quiet,
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(pathOf(program), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    const end = () => {
      child.kill('SIGTERM');
      process.exit(1);
    };
    process.once('SIGTERM', end);
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      process.off('SIGTERM', end);
      resolve(code === 0);
    });
  });
