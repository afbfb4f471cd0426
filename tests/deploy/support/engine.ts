import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

type Options = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
};

/** Runs a program and returns what it printed; throws with all of its output when it fails. */
export const run = async (
  program: string,
  args: readonly string[],
  { cwd, env = {}, input = '' }: Options = {},
): Promise<string> => {
  const running = execute(program, args, {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  running.child.stdin?.end(input);
  const { stdout } = await running.catch((error: { stdout?: string; stderr?: string }) => {
    const output = `${error.stdout ?? ''}${error.stderr ?? ''}`.slice(-6_000);
    throw new Error(`${program} ${args.join(' ')}\n${output}`, { cause: error });
  });
  return stdout;
};

export const docker = (...args: readonly string[]): Promise<string> => run('docker', args);

/** The reason why a command fails, in one line; null when it succeeds. */
const failureOf = (...args: readonly string[]): Promise<string | null> =>
  docker(...args).then(
    () => null,
    (error: unknown) => String(error).split('\n').slice(0, 3).join(' '),
  );

/** The reason why nothing can be deployed here; null where an engine answers and Compose is installed. */
export const missingEngine = async (): Promise<string | null> =>
  (await failureOf('version', '--format', '{{.Server.Version}}')) ?? failureOf('compose', 'version');

/** Returns whether an image is there, or can be pulled. */
export const hasImage = async (name: string): Promise<boolean> =>
  (await failureOf('image', 'inspect', name)) === null || (await failureOf('pull', '--quiet', name)) === null;
