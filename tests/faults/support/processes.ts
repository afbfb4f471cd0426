import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { beginning } from '../../flow/histories/beginning.ts';
import { createWriter } from '../../flow/histories/writer.ts';
import { createMarkers, type Markers } from './markers.ts';
import { startService, ready, type Service, type ServiceSettings } from './site.ts';

export type Processes = {
  readonly gateways: readonly Service[];
  /** The addresses of the gateways. */
  readonly urls: readonly string[];
  readonly markers: Markers;
  readonly stop: () => Promise<void>;
};

/** Writes the beginning of a history to the log, and starts a projector and gateways as processes of their own. */
export const startProcesses = async (
  log: EventLog,
  settings: ServiceSettings,
  gatewayCount = 1,
): Promise<Processes> => {
  await createWriter(log)(beginning);
  const projector = await startService('projector', settings);
  await ready(projector);
  const gateways: Service[] = [];
  while (gateways.length < gatewayCount) gateways.push(await startService('gateway', settings));
  await Promise.all(gateways.map(ready));
  return {
    gateways,
    urls: gateways.map(({ url }) => url),
    markers: createMarkers(log),
    stop: async () => void (await Promise.all([projector, ...gateways].map(({ stop }) => stop()))),
  };
};
