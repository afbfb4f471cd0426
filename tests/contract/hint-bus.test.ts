import { createHintBus } from '@rondelle/projector/publish.ts';
import { afterAll, beforeAll } from 'vitest';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { connectedNatsBus } from '../support/nats-bus.ts';
import { hintBusContract } from './hint-bus.contract.ts';

hintBusContract('within one process', async () => {
  const bus = createHintBus();
  return { projectors: bus, gateways: bus, close: bus.close };
});

let server: NatsServer;
beforeAll(async () => {
  server = await startNatsServer();
});
afterAll(() => server.remove());

hintBusContract('over NATS', async () => {
  const [projectors, gateways] = await Promise.all([
    connectedNatsBus(server.url),
    connectedNatsBus(server.url),
  ]);
  const close = async () => {
    await projectors.bus.close();
    await gateways.bus.close();
  };
  return { projectors: projectors.bus, gateways: gateways.bus, close };
});
