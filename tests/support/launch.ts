import { type ChildProcess, type Serializable, type SpawnOptions, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export const root: string = path.join(import.meta.dirname, '../..');

/** Variables of a program that gets no settings of this process, as in a container. */
export const bareEnv: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LANG: 'en_CA.UTF-8' };

export type Ended = {
  /** The exit code, the signal that ended the program, or the reason why it did not start. */
  readonly code: number | string | null;
  readonly out: string;
  readonly error: string;
};

/** A program that runs in a separate process. */
export type Launched = {
  readonly pid: number;
  readonly isRunning: () => boolean;
  /** Everything printed so far, on stdout and stderr. */
  readonly output: () => string;
  /** Resolves when the program has ended; it never rejects. */
  readonly ended: Promise<Ended>;
  /** Waits for a truthy value; throws with the output when the program ends before. */
  readonly until: <T>(find: () => T | Promise<T>) => Promise<NonNullable<T>>;
  /** Waits for a printed text, such as `ready: URL`. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits for the next message; call it before the program sends it. */
  readonly message: <T>() => Promise<T>;
  readonly send: (message: Serializable) => void;
  /** Closes the channel of messages, which ends a program that waits for them. */
  readonly disconnect: () => Promise<Ended>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Sends a signal and waits for the end, after a minute with SIGKILL. Returns the milliseconds, too. */
  readonly end: (signal?: NodeJS.Signals) => Promise<Ended & { readonly ms: number }>;
  readonly kill: () => Promise<void>;
};

export type LaunchOptions = Pick<SpawnOptions, 'cwd' | 'detached' | 'env' | 'gid' | 'uid'> & {
  /** Typed on stdin; without it, stdin is empty. */
  readonly input?: string;
  /** True for a program that exchanges messages with this process. */
  readonly ipc?: boolean;
  /** True when it prints on this terminal. */
  readonly shown?: boolean;
  /** True when signals are for all processes that the program started, too. */
  readonly group?: boolean;
};

/** A program that prints more keeps its last characters. */
const mostCharacters = 10_000_000;
const readyWithinMs = 300_000;
const endWithinMs = 60_000;

const running = new Set<Launched>();

/** Ends the programs that still run, such as those of a failed test. */
export const endLaunched = async (signal?: NodeJS.Signals): Promise<void> => {
  await Promise.all([...running].map(({ end }) => end(signal)));
};
process.once('exit', () => {
  for (const { signal } of running) signal('SIGKILL');
});

const closed = (stream: Readable | null): Promise<void> =>
  new Promise((resolve) => {
    if (stream) stream.once('close', resolve);
    else resolve();
  });

/** Follows a process that has just been started. */
export const follow = (child: ChildProcess, name: string, isGroup = false): Launched => {
  const texts = { out: '', error: '', all: '' };
  const collect = (stream: 'out' | 'error') => (chunk: unknown) => {
    for (const key of [stream, 'all'] as const)
      texts[key] = (texts[key] + String(chunk)).slice(-mostCharacters);
  };
  child.stdout?.on('data', collect('out'));
  child.stderr?.on('data', collect('error'));
  const { promise: ended, resolve } = Promise.withResolvers<Ended>();
  const settle = (code: Ended['code']) => {
    running.delete(launched);
    resolve({ code, out: texts.out, error: texts.error });
  };
  child.once('error', ({ message }) => settle(message));
  // The child's own `close` does not come when both sides close the channel of messages at once.
  const printedAll = Promise.all([child.stdout, child.stderr].map(closed));
  child.once('exit', (code, signal) => {
    // Programs that the killed one has started keep its output open.
    if (signal === 'SIGKILL') for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    void printedAll.then(() => settle(code ?? signal));
  });

  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const signal = (which: NodeJS.Signals): void => {
    if (child.pid === undefined || !isRunning()) return;
    if (!isGroup) return void child.kill(which);
    try {
      process.kill(-child.pid, which);
    } catch {
      // All of them have ended meanwhile.
    }
  };
  const end = async (which: NodeJS.Signals = 'SIGTERM') => {
    const began = performance.now();
    signal(which);
    const limit = setTimeout(() => signal('SIGKILL'), endWithinMs);
    const how = await ended.finally(() => clearTimeout(limit));
    return { ...how, ms: performance.now() - began };
  };
  const failure = (state: string) => new Error(`${name} ${state}:\n${texts.all}`);
  const until = async <T>(find: () => T | Promise<T>): Promise<NonNullable<T>> => {
    for (const limit = Date.now() + readyWithinMs; ; await Promise.race([sleep(25), ended])) {
      const isOver = !isRunning();
      const found = await find();
      if (found) return found;
      if (isOver) throw failure('has ended');
      if (Date.now() > limit) throw failure('is not ready in time');
    }
  };
  const launched: Launched = {
    pid: child.pid ?? 0,
    isRunning,
    output: () => texts.all,
    ended,
    until,
    printed: (pattern) => until(() => pattern.exec(texts.all)),
    message: () =>
      new Promise((got, fail) => {
        child.once('message', got);
        void ended.then(() => fail(failure('has ended without a message')));
      }),
    send: (message) => void child.send(message),
    disconnect: () => {
      if (child.connected) child.disconnect();
      return ended;
    },
    signal,
    end,
    kill: async () => void (await end('SIGKILL')),
  };
  running.add(launched);
  return launched;
};

/** Starts a program; `endLaunched` ends it at the latest when the test file is over. */
export const launch = (program: string, args: readonly string[], options: LaunchOptions = {}): Launched => {
  const { input, ipc = false, shown = false, group = false, ...others } = options;
  const printed = shown ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: root,
    detached: group,
    ...others,
    stdio: [input === undefined ? 'ignore' : 'pipe', printed, printed, ...(ipc ? (['ipc'] as const) : [])],
  });
  // A program that ends before it has read everything reports so by its code.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  return follow(child, [path.basename(program), ...args].join(' '), group);
};

/** Starts a script of this project with Node. */
export const launchScript = (file: string, args: readonly string[] = [], options?: LaunchOptions): Launched =>
  launch(process.execPath, [path.resolve(root, file), ...args], options);

/** Runs a script of this project until it ends. */
export const runScript = (
  file: string,
  args: readonly string[] = [],
  options?: LaunchOptions,
): Promise<Ended> => launchScript(file, args, options).ended;
