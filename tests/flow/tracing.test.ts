import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { createNatsHintBus } from '@rondelle/infra/nats/nats-hint-bus.ts';
import { createTracing, openTracing } from '@rondelle/infra/telemetry/tracing/tracing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startNatsServer } from '../support/nats-server.ts';
import { expectWithin } from '../support/within.ts';
import { result } from './gateway-site.ts';
import { createWriter } from './histories/writer.ts';
import type { Client } from './client.ts';
import { anotherGame, startWritingSite, type WritingSite } from './writing-site.ts';

describe('a change', () => {
  const exporter = new InMemorySpanExporter();
  let site: WritingSite;
  let member: Client;
  beforeAll(async () => {
    site = await startWritingSite({ tracing: createTracing('rondelle', exporter) });
    member = await site.member('Ailier', 'specialSupervisor');
  });
  afterAll(() => site?.stop());

  const spansOf = (commandId: string): readonly ReadableSpan[] =>
    exporter
      .getFinishedSpans()
      .filter((span) => span.spanContext().traceId === commandId.replaceAll('-', ''));
  const projected = (): number => exporter.getFinishedSpans().filter(({ name }) => name === 'project').length;
  const namesOf = (commandId: string): string[] => spansOf(commandId).map(({ name }) => name);

  test('has one trace from the command to the gateway that receives the hint', async () => {
    const commandId = randomUUID();
    expect(await member.mutate('game.record', { ...anotherGame, commandId })).toMatchObject({ status: 200 });
    await expect
      .poll(() => namesOf(commandId).toSorted())
      .toEqual(['append', 'game.record', 'hear', 'project']);
    const [root, ...others] = spansOf(commandId).toSorted((a, b) =>
      a.name === 'game.record' ? -1 : b.name === 'game.record' ? 1 : 0,
    );
    expect(root?.parentSpanContext).toBeUndefined();
    const parents = others.map(({ parentSpanContext }) => parentSpanContext?.spanId);
    expect(new Set(parents)).toEqual(new Set([root?.spanContext().spanId]));
  });

  test('has a span with the error, without the input, when it is refused', async () => {
    const commandId = randomUUID();
    const reply = await member.mutate('game.record', {
      ...anotherGame,
      commandId,
      city: 'Ville secrète',
      homeTeamId: 3,
    });
    expect(reply.status).not.toBe(200);
    await expect.poll(() => namesOf(commandId)).toEqual(['game.record']);
    const [span] = spansOf(commandId);
    expect(span?.status.code).toBe(2);
    expect(JSON.stringify([span?.attributes, span?.events, span?.status])).not.toContain('secrète');
  });

  test('is traced, a query is not', async () => {
    const before = exporter.getFinishedSpans().length;
    await site.visitor.query('league.table', { sid: '2021-2022', cid: 1, rid: 1 });
    expect(exporter.getFinishedSpans().length).toBe(before);
  });

  test('has a limited number of spans for many events in one batch', async () => {
    await createWriter(site.log)(Array.from({ length: 200 }, (_, i) => result(500 + i, 2)));
    await expect.poll(projected).toBeGreaterThan(1);
    expect(projected()).toBeLessThan(250);
  });
});

test('the trace context of a change travels over NATS', async () => {
  const server = await startNatsServer();
  const [sender, receiver] = [createNatsHintBus(server.url), createNatsHintBus(server.url)];
  const heard: unknown[] = [];
  const open = Promise.withResolvers<void>();
  receiver.listen({ hear: (hint) => void heard.push(hint), missed: open.resolve });
  await open.promise;
  const cause = randomUUID();
  await expect
    .poll(async () => {
      await sender.publish({ seasonIds: [3], position: '7', cause });
      return heard[0];
    })
    .toEqual({ seasonIds: [3], position: '7', cause });
  await sender.publish({ seasonIds: [4], position: '8' });
  await expect.poll(() => heard.at(-1)).toEqual({ seasonIds: [4], position: '8' });
  await sender.close();
  await receiver.close();
  await server.remove();
});

describe('the collector', () => {
  test('gets traces by OTLP over HTTP, the last ones when the process ends', async () => {
    const received: { path: string; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        received.push({ path: request.url ?? '', body });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const tracing = openTracing('rondelle-gateway', `http://127.0.0.1:${port}`);
    const commandId = randomUUID();
    await tracing?.command(commandId, 'game.correct', async () => 1);
    await tracing?.close();
    server.close();
    expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
    expect(received[0]?.body).toContain(commandId.replaceAll('-', ''));
    expect(received[0]?.body).toContain('rondelle-gateway');
  });

  test('delays neither commands nor the end of the process when it does not respond', async () => {
    const server = createServer(() => undefined).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const tracing = openTracing('rondelle-gateway', `http://127.0.0.1:${port}`);
    const began = performance.now();
    await tracing?.command(randomUUID(), 'game.correct', async () => 1);
    expectWithin('a command with a silent collector', performance.now() - began, 200);
    await tracing?.close();
    expectWithin('the end of a process with a silent collector', performance.now() - began, 3_000);
    server.closeAllConnections();
    server.close();
  });

  test('is unused unless the settings name it', () => {
    expect(openTracing('rondelle-gateway', undefined)).toBeNull();
  });
});
