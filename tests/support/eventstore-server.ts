import { origin } from '@rondelle/contracts/log/event.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { GenericContainer, Wait } from 'testcontainers';
import { afterAll } from 'vitest';
import { eventStoreCommand, startEventStoreProcess } from './eventstore-process.ts';

export type EventStoreServer = {
  /** One host, without TLS, and nothing of the product in it yet. */
  readonly url: string;
  /** For the names of the tests. */
  readonly from: string;
};

const image = process.env['TEST_EVENTSTORE_IMAGE'] ?? 'eventstore/eventstore:24.2.0-jammy';
const port = 2113;

/** A server in a container of its own, which keeps everything in memory and ends with the tests of the file. */
const inContainer = async (): Promise<EventStoreServer> => {
  const container = await new GenericContainer(image)
    .withCommand(['--insecure', '--mem-db'])
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forHttp('/health/live', port).forStatusCodeMatching((status) => status < 300))
    .start();
  afterAll(async () => void (await container.stop()));
  return { url: `esdb://${container.getHost()}:${container.getMappedPort(port)}?tls=false`, from: image };
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

/** One that nobody else writes to: of the command `TEST_EVENTSTORE_START`, else of a container. Where there is neither, why not. */
const ownEventStore = async (): Promise<EventStoreServer | { readonly missing: string }> => {
  if (eventStoreCommand !== undefined) return ofTheCommand();
  return inContainer().catch((error: unknown) => ({
    missing: `TEST_EVENTSTORE_START is not set and no container of ${image} runs: ${String(error)}`,
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
