import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { afterAll } from 'vitest';

export type EventStoreServer = {
  /** One host, without TLS, and nothing of the product in it yet. */
  readonly url: string;
  /** For the names of the tests. */
  readonly from: string;
};

const run = promisify(execFile);
const image = process.env['TEST_EVENTSTORE_IMAGE'] ?? 'eventstore/eventstore:24.2.0-jammy';
const dockerSocket = '/var/run/docker.sock';
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
const inDocker = async (): Promise<EventStoreServer> => {
  const options = [
    'run',
    '--rm',
    '--detach',
    '--publish',
    '127.0.0.1::2113',
    image,
    '--insecure',
    '--mem-db',
  ];
  const { stdout: container } = await run('docker', options, { timeout: 300_000 });
  const id = container.trim();
  afterAll(async () => void (await run('docker', ['stop', id])));
  const { stdout: published } = await run('docker', ['port', id, '2113']);
  const url = `esdb://${published.trim().split('\n')[0] ?? ''}?tls=false`;
  await untilItAnswers(url);
  return { url, from: image };
};

/** The server at `TEST_EVENTSTORE_URL`, else one that Docker runs; where there is neither, why not. */
export const findEventStore = async (): Promise<EventStoreServer | { readonly missing: string }> => {
  const url = process.env['TEST_EVENTSTORE_URL'];
  if (url) return { url, from: 'TEST_EVENTSTORE_URL' };
  if (!existsSync(dockerSocket)) return { missing: 'TEST_EVENTSTORE_URL is not set and Docker does not run' };
  return inDocker().catch((error: unknown) => ({ missing: `Docker runs no ${image}: ${String(error)}` }));
};
