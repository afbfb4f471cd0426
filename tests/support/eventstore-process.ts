import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@rondelle/site/free-port.ts';

/** A real EventStoreDB in a separate process, which stores its data in a folder. */
export type EventStoreProcess = {
  readonly url: string;
  readonly port: number;
  /** The version that the server reports, such as `24.2.0`. */
  readonly version: string;
  /** Sends `kill -9`; resolves when the process has ended. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and folder; resolves when it responds. */
  readonly start: () => Promise<void>;
  /** Ends it and removes its data. */
  readonly remove: () => Promise<void>;
};

/**
 * A shell command that starts EventStoreDB without TLS and runs as long as the server. Its arguments are a port and a
 * folder. Undefined when it is not set.
 */
export const eventStoreCommand: string | undefined = process.env['TEST_EVENTSTORE_START'] || undefined;

const readyWithinMs = 120_000;

type Info = { readonly esVersion?: string; readonly state?: string };

/** Resolves to the version once the server accepts appends. */
const untilReady = async (port: number, child: ChildProcess): Promise<string> => {
  for (const end = Date.now() + readyWithinMs; Date.now() < end; await sleep(25)) {
    if (child.exitCode !== null) throw new Error(`TEST_EVENTSTORE_START ended with ${child.exitCode}`);
    const response = await fetch(`http://127.0.0.1:${port}/info`).catch(() => null);
    const info = (await response?.json().catch(() => null)) as Info | null;
    if (info?.state === 'leader') return info.esVersion ?? '';
  }
  throw new Error('the server of TEST_EVENTSTORE_START did not get ready');
};

/** Signals the whole process group, because the command may have started other processes. */
const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The process has ended already.
  }
};

export const startEventStoreProcess = async (
  command: string | undefined = eventStoreCommand,
): Promise<EventStoreProcess> => {
  if (command === undefined) throw new Error('TEST_EVENTSTORE_START is not set');
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-eventstore-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const atExit = () => child && signalGroup(child, 'SIGKILL');
  process.once('exit', atExit);
  const start = async (): Promise<string> => {
    const args = ['-c', `${command} "$1" "$2"`, 'start', String(port), folder];
    child = spawn('sh', args, { detached: true, stdio: 'ignore' });
    return untilReady(port, child);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    signalGroup(child, 'SIGKILL');
    await exited;
  };
  const version = await start();
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    version,
    kill,
    start: async () => void (await start()),
    remove: async () => {
      await kill();
      process.off('exit', atExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
