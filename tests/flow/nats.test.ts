import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@nats-io/transport-node';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectedNatsBus, natsBus, type WatchedBus } from '../support/nats-bus.ts';
import { type NatsServer, startNatsServer } from '../support/nats-server.ts';
import { expectWithin } from '../support/within.ts';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';

const league = '/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1';
const winsSeen = async (url: string): Promise<number> => {
  const { standings } = await (await fetch(url + league)).json();
  return standings.find((row: { team: { id: number } }) => row.team.id === 1).wins;
};

let server: NatsServer;
let opened: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  server = await startNatsServer();
});
afterEach(async () => {
  for (const close of opened.toReversed()) await close();
  opened = [];
  await server?.remove();
});
const closeLater = (watched: WatchedBus): WatchedBus => {
  opened.push(watched.bus.close);
  return watched;
};

const collectHints = (bus: HintBus) => {
  const heard: string[] = [];
  let missed = 0;
  bus.listen({ hear: ({ position }) => heard.push(position), missed: () => (missed += 1) });
  return { heard, missed: () => missed };
};
const changed = (position: string) => ({ seasonIds: [1], position });

describe('a server that is killed and restarted', () => {
  test('is found again by both buses, and lost hints are reported as missed', async () => {
    const projector = closeLater(await connectedNatsBus(server.url));
    const gateway = closeLater(await connectedNatsBus(server.url));
    const { heard, missed } = collectHints(gateway.bus);
    await server.kill();
    await expect
      .poll(() => [projector, gateway].map(({ events }) => events.at(-1)))
      .toEqual(['disconnected', 'disconnected']);
    await projector.bus.publish(changed('1'));
    await server.restart();
    await expect
      .poll(() => [projector, gateway].map(({ events }) => events.at(-1)))
      .toEqual(['connected', 'connected']);
    await projector.bus.publish(changed('2'));
    await expect.poll(() => heard).toEqual(['2']);
    expect(missed()).toBe(1);
  });

  test('is found by a bus that was started during the outage', async () => {
    await server.kill();
    const { bus, events } = closeLater(natsBus(server.url));
    const { heard } = collectHints(bus);
    await bus.publish(changed('1'));
    await sleep(700);
    expect(events).toEqual([]);
    await server.restart();
    await expect.poll(() => events).toEqual(['connected']);
    await bus.publish(changed('2'));
    await expect.poll(() => heard).toEqual(['2']);
  });

  test.each(['while the server is there', 'while it is away'])('a bus closes %s', async (when) => {
    const { bus } = await connectedNatsBus(server.url);
    if (when === 'while it is away') await server.kill();
    const began = performance.now();
    await bus.close();
    expectWithin(`closing a bus ${when}`, performance.now() - began, 3_000);
  });
});

/** Projector and gateway, each with its own connection. */
const startSite = async (healEveryMs: number) => {
  const projector = closeLater(await connectedNatsBus(server.url));
  const gateway = closeLater(await connectedNatsBus(server.url));
  const relay = () => projector.bus.publish;
  const site: GatewaySite = await startGatewaySite({ relay, hints: gateway.bus, healEveryMs });
  opened.push(site.stop);
  return { site, gateway };
};

describe('a gateway with hints over NATS', () => {
  test('displays a result as soon as its hint arrives', async () => {
    const { site } = await startSite(60_000);
    expect(await winsSeen(site.url)).toBe(0);
    await site.write([result(1, 4)]);
    await expect.poll(() => winsSeen(site.url), { interval: 10 }).toBe(1);
  });

  test('polls when NATS returns, and so displays a result without a hint', async () => {
    // Its regular polling interval is a minute.
    const { site, gateway } = await startSite(60_000);
    expect(await winsSeen(site.url)).toBe(0);
    await server.kill();
    await expect.poll(() => gateway.events.at(-1)).toBe('disconnected');
    await site.write([result(1, 4)]);
    await site.projected();
    expect(await winsSeen(site.url)).toBe(0);
    await server.restart();
    await expect.poll(() => winsSeen(site.url), { interval: 20 }).toBe(1);
  });

  test('displays results without a server, by polling at intervals', async () => {
    const { site } = await startSite(300);
    expect(await winsSeen(site.url)).toBe(0);
    await server.kill();
    await site.write([result(1, 4)]);
    await expect.poll(() => winsSeen(site.url), { interval: 20 }).toBe(1);
  });
});

test('messages that are not hints are ignored', async () => {
  const { bus } = closeLater(await connectedNatsBus(server.url));
  const { heard } = collectHints(bus);
  const stranger = await connect({ servers: server.url });
  for (const [subject, text] of [
    ['season.1', 'no json'],
    ['season.1', '{"position":7}'],
    ['season.0x1', '{"position":"7"}'],
    ['planet.1', '{"position":"7"}'],
  ] as const)
    stranger.publish(`rondelle.${viewsSchema}.${subject}`, text);
  stranger.publish(`rondelle.${viewsSchema}.season.1`, '{"position":"8","later":"more"}');
  await stranger.drain();
  await expect.poll(() => heard).toEqual(['8']);
});

test('ignores hints of the views of other versions, and receives all other hints', async () => {
  const { bus } = closeLater(await connectedNatsBus(server.url));
  const { heard } = collectHints(bus);
  const stranger = await connect({ servers: server.url });
  for (const root of ['rondelle.changed', 'rondelle.views_0000001'])
    for (const subject of ['season.1', 'catalogue'])
      stranger.publish(`${root}.${subject}`, '{"position":"7"}');
  stranger.publish('rondelle.changed.room.3', '{"position":"5"}');
  stranger.publish('rondelle.changed.season.1', '{"position":"0"}');
  await stranger.drain();
  await expect.poll(() => heard).toEqual(['5', '0']);
});
