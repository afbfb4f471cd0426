import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const fileOf = (name: string): string => fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));

const start = (name: string, input: unknown): ChildProcess =>
  fork(fileOf(name), [JSON.stringify(input)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

const firstMessage = async <T>(name: string, child: ChildProcess): Promise<T> => {
  const ended = once(child, 'exit').then(([code]: unknown[]) => {
    throw new Error(`${name} ended with ${String(code)} before it had a result`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [T];
  ended.catch(() => undefined);
  return message;
};

/** Runs a program of `programs/` in a separate process and returns its result. */
export const runProgram = async <T>(name: string, input: unknown): Promise<T> => {
  const child = start(name, input);
  try {
    return await firstMessage<T>(name, child);
  } finally {
    child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
  }
};

/** Starts a server of `programs/` and returns its URL, which is its first message. It stops when the channel closes. */
export const startServer = async (name: string, input: unknown) => {
  const child = start(name, input);
  const url = await firstMessage<string>(name, child);
  const stop = async (): Promise<void> => {
    child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, stop };
};
