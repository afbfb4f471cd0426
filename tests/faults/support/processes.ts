import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { beginning } from '../../flow/histories/beginning.ts';
import { createWriter } from '../../flow/histories/writer.ts';
import { type NatsServer, startNatsServer } from '../../support/nats-server.ts';
import { createMarkers, type Markers } from './markers.ts';
import { startService, ready, type Service, type ServiceSettings } from './site.ts';

export type Processes = {
  readonly databaseUrl: string;
  readonly logUrl: string;
  readonly log: EventLog;
  readonly nats: NatsServer;
  readonly projectors: readonly Service[];
  readonly gateways: readonly Service[];
  /** The addresses of the gateways. */
  readonly urls: readonly string[];
  readonly markers: Markers;
};

/**
 * Writes the beginning of a history to the log, and starts NATS, projectors and gateways as processes of their own, which
 * end with the stack.
 */
export const startProcesses = async (
  stack: AsyncDisposableStack,
  given: ServiceSettings,
  counts: { readonly projectors?: number; readonly gateways?: number } = {},
): Promise<Processes> => {
  const logUrl = given.EVENT_LOG_URL ?? given.DATABASE_URL;
  const nats = stack.adopt(await startNatsServer(), ({ remove }) => remove());
  const log = stack.adopt(await openEventLog(logUrl), (opened) => opened.close());
  await createWriter(log)(beginning);
  const start = async (kind: 'gateway' | 'projector') =>
    stack.adopt(
      await startService(kind, { ...given, NATS_URL: nats.url }),
      async ({ stop }) => void (await stop()),
    );
  const projectors = [await start('projector')];
  await Promise.all(projectors.map(ready));
  while (projectors.length < (counts.projectors ?? 1)) projectors.push(await start('projector'));
  const gateways: Service[] = [];
  while (gateways.length < (counts.gateways ?? 1)) gateways.push(await start('gateway'));
  await Promise.all([...projectors, ...gateways].map(ready));
  return {
    databaseUrl: given.DATABASE_URL,
    logUrl,
    log,
    nats,
    projectors,
    gateways,
    urls: gateways.map(({ url }) => url),
    markers: createMarkers(log),
  };
};
