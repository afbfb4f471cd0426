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

/** The reason why nothing can be deployed here; null where an engine answers and Compose is installed. */
export const missingEngine = async (): Promise<string | null> => {
  const reason = async (what: string, args: readonly string[]): Promise<string | null> =>
    docker(...args).then(
      () => null,
      (error: unknown) => `${what}: ${String(error).split('\n').slice(0, 3).join(' ')}`,
    );
  return (
    (await reason('no Docker Engine answers', ['version', '--format', '{{.Server.Version}}'])) ??
    (await reason('Docker Compose is missing', ['compose', 'version']))
  );
};

/** Returns whether an image is there, or can be pulled. */
export const hasImage = async (name: string): Promise<boolean> => {
  const succeeds = (...args: readonly string[]) =>
    docker(...args).then(
      () => true,
      () => false,
    );
  return (await succeeds('image', 'inspect', name)) || succeeds('pull', '--quiet', name);
};
