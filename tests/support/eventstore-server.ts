import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { origin } from '@rondelle/contracts/log/event.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { afterAll } from 'vitest';
import { type DockerHost, findDocker } from './docker-host.ts';
import { eventStoreCommand, startEventStoreProcess } from './eventstore-process.ts';

export type EventStoreServer = {
  /** One host, without TLS, and nothing of the product in it yet. */
  readonly url: string;
  /** For the names of the tests. */
  readonly from: string;
};

const run = promisify(execFile);
const image = process.env['TEST_EVENTSTORE_IMAGE'] ?? 'eventstore/eventstore:24.2.0-jammy';
const readyWithinMs = 60_000;

const untilItAnswers = async (url: string): Promise<void> => {
  for (const end = Date.now() + readyWithinMs; ; await sleep(500)) {
    try {
      const log = await openEventLog(url);
      return await log.close();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};

/** A server in a container of its own, which keeps everything in memory and ends with the tests of the file. */
const inDocker = async ({ address, published }: DockerHost): Promise<EventStoreServer> => {
  const options = ['run', '--rm', '--detach', '--publish', published, image, '--insecure', '--mem-db'];
  const { stdout: container } = await run('docker', options, { timeout: 300_000 });
  const id = container.trim();
  afterAll(async () => void (await run('docker', ['stop', id])));
  const { stdout: bound } = await run('docker', ['port', id, '2113']);
  const port = /(?<=:)\d+$/m.exec(bound)?.[0] ?? '';
  const url = `esdb://${address}:${port}?tls=false`;
  await untilItAnswers(url);
  return { url, from: image };
};

/** A server that this file's tests have for themselves. */
const ofTheCommand = async (): Promise<EventStoreServer> => {
  const { url, version, remove } = await startEventStoreProcess();
  afterAll(remove);
  return { url, from: version };
};

/** Why the server at an address cannot be tested with; null where it can. */
const faultOf = async (url: string): Promise<string | null> => {
  try {
    const log = await openEventLog(url);
    const head = await log.head().finally(() => log.close());
    return head === origin
      ? null
      : `the server at TEST_EVENTSTORE_URL holds events of the product, up to position ${head}; the tests need an empty one`;
  } catch (error) {
    return `the server at TEST_EVENTSTORE_URL does not answer: ${String(error)}`;
  }
};

/** One that nobody else writes to: of the command `TEST_EVENTSTORE_START`, else of Docker. Where there is neither, why not. */
const ownEventStore = async (): Promise<EventStoreServer | { readonly missing: string }> => {
  if (eventStoreCommand !== undefined) return ofTheCommand();
  const docker = findDocker(process.env);
  if (!docker) return { missing: 'TEST_EVENTSTORE_START is not set and Docker does not run' };
  return inDocker(docker).catch((error: unknown) => ({
    missing: `Docker runs no ${image}: ${String(error)}`,
  }));
};

/**
 * The server at `TEST_EVENTSTORE_URL`, else one of one's own. Where there is neither, why not (`missing`); where one was
 * asked for that cannot be used, why that is (`unusable`).
 */
export const findEventStore = async (): Promise<
  EventStoreServer | { readonly missing: string } | { readonly unusable: string }
> => {
  const url = process.env['TEST_EVENTSTORE_URL'];
  if (url) {
    const unusable = await faultOf(url);
    return unusable === null ? { url, from: 'TEST_EVENTSTORE_URL' } : { unusable };
  }
  return ownEventStore();
};
