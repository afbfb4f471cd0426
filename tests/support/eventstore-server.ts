import { origin } from '@rondelle/contracts/log/event.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { GenericContainer, Wait } from 'testcontainers';
import { afterAll } from 'vitest';
import { imageOf } from './containers.ts';
import { eventStoreCommand, startEventStoreProcess } from './eventstore-process.ts';

export type EventStoreServer = {
  /** One host, without TLS, and without events of the product. */
  readonly url: string;
  /** The origin of the server, for test names. */
  readonly from: string;
};

const image = process.env['TEST_EVENTSTORE_IMAGE'] ?? imageOf('eventstore');
const port = 2113;

/** A server in a new container, in memory; it ends with the tests of the file. */
const inContainer = async (): Promise<EventStoreServer> => {
  const container = await new GenericContainer(image)
    .withCommand(['--insecure', '--mem-db'])
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forHttp('/health/live', port).forStatusCodeMatching((status) => status < 300))
    .start();
  afterAll(async () => void (await container.stop()));
  return { url: `esdb://${container.getHost()}:${container.getMappedPort(port)}?tls=false`, from: image };
};

/** A server for the tests of one file, started by `TEST_EVENTSTORE_START`. */
const ofTheCommand = async (): Promise<EventStoreServer> => {
  const { url, version, remove } = await startEventStoreProcess();
  afterAll(remove);
  return { url, from: version };
};

/** The reason why the server at a URL cannot be used for tests; null when it can. */
const unusableReason = async (url: string): Promise<string | null> => {
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

/**
 * A server without other writers: from the command `TEST_EVENTSTORE_START`, else in a container. Returns why when
 * there is neither.
 */
const ownEventStore = async (): Promise<EventStoreServer | { readonly missing: string }> => {
  if (eventStoreCommand !== undefined) return ofTheCommand();
  return inContainer().catch((error: unknown) => ({
    missing: `TEST_EVENTSTORE_START is not set and no container of ${image} runs: ${String(error)}`,
  }));
};

/**
 * The server at `TEST_EVENTSTORE_URL`, else a new one. Returns why when there is none (`missing`) or when the
 * requested one cannot be used (`unusable`).
 */
export const findEventStore = async (): Promise<
  EventStoreServer | { readonly missing: string } | { readonly unusable: string }
> => {
  const url = process.env['TEST_EVENTSTORE_URL'];
  if (url) {
    const unusable = await unusableReason(url);
    return unusable === null ? { url, from: 'TEST_EVENTSTORE_URL' } : { unusable };
  }
  return ownEventStore();
};
