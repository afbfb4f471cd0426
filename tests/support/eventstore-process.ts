import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@rondelle/site/free-port.ts';
import { launch, type Launched } from './launch.ts';

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

type Info = { readonly esVersion?: string; readonly state?: string };

/** The version once the server accepts appends; null before. */
const versionAt = async (port: number): Promise<string | null> => {
  const response = await fetch(`http://127.0.0.1:${port}/info`).catch(() => null);
  const info = (await response?.json().catch(() => null)) as Info | null;
  return info?.state === 'leader' ? (info.esVersion ?? 'unknown') : null;
};

export const startEventStoreProcess = async (
  command: string | undefined = eventStoreCommand,
): Promise<EventStoreProcess> => {
  if (command === undefined) throw new Error('TEST_EVENTSTORE_START is not set');
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-eventstore-'));
  const port = await freePort();
  let server: Launched;
  const start = (): Promise<string> => {
    server = launch('sh', ['-c', `${command} "$1" "$2"`, 'start', String(port), folder], { group: true });
    return server.until(() => versionAt(port));
  };
  const version = await start();
  const kill = () => server.kill();
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    version,
    kill,
    start: async () => void (await start()),
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
