import { inject } from 'vitest';
import { startEventStoreProcess } from '../../support/eventstore-process.ts';
import { openFront } from '../../support/eventstore-stand-in/front.ts';
import { startEventStore } from '../../support/eventstore-stand-in/stand-in.ts';

const version: string | null = inject('eventStoreVersion');

/** True when a real server can be started here; otherwise the stand-in is used. */
export const isRealEventStore: boolean = version !== null;

/** The name of the server, for test names. */
export const eventStoreName: string =
  version === null ? 'EventStoreDB (stand-in)' : `EventStoreDB ${version}`;

export type EventStore = {
  readonly url: string;
  /** The number of open connections. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
};

/** Starts an empty EventStoreDB: a real one when it can be started, otherwise the stand-in. */
export const launchEventStore = async (): Promise<EventStore> => {
  if (version === null) {
    const { url, open, close } = await startEventStore();
    return { url, open, close: async () => close() };
  }
  const server = await startEventStoreProcess();
  const front = await openFront(server.port);
  const close = async () => {
    front.close();
    await server.remove();
  };
  return { url: server.url.replace(`${server.port}`, `${front.port}`), open: front.open, close };
};
