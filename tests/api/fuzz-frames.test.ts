import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { badFrames, frameBytes } from '../support/bad-frames.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { runs, withinMs } from './support/fuzz-runs.ts';
import { type FuzzSite, startFuzzSite } from './support/fuzz-site.ts';

let fuzz: FuzzSite;
beforeAll(async () => {
  fuzz = await startFuzzSite(100);
});
afterAll(() => fuzz?.stop());

/** The addresses of both protocols, and one whose application does not exist. */
const paths = ['/trpc', '/app/rondelle?protocol=7', '/app/nobody'];
const statusOf = (client: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(client)?.[1] ?? 0);

/** Sends the bytes, then ends; resolves once the server has ended too. Its data may reveal no internals. */
const sendTo = async (path: string, bytes: Buffer): Promise<void> => {
  const label = `${path} ${bytes.toString('hex').slice(0, 300)}`;
  const received = await fuzz.measure.timed(label, async () => {
    const client = await rawConnection(fuzz.url, { path });
    fuzz.answered(statusOf(client.status));
    client.bytes(bytes);
    client.socket.end();
    await expect.poll(client.isGone, { interval: 1 }).toBe(true);
    client.socket.destroy();
    return client.received().toString('latin1');
  });
  fuzz.expectNothingOfInside(label, received);
};

describe.each(paths)('frames to %s', (path) => {
  test('end only their own connection, for any defect', async () => {
    for (const [, bytes] of badFrames) await sendTo(path, bytes);
    await fuzz.expectReady();
  });

  test(
    'with arbitrary headers end the connection only',
    async () => {
      const batch = fc.array(frameBytes, { minLength: 1, maxLength: 10 });
      await fc.assert(
        fc.asyncProperty(batch, async (connections) => {
          await Promise.all(connections.map((bytes) => sendTo(path, bytes)));
          await fuzz.expectReady();
        }),
        runs(300),
      );
    },
    withinMs(180_000),
  );

  test(
    'after a handshake with arbitrary headers end in no server error',
    async () => {
      const value = fc.oneof(
        fc.string({ maxLength: 60 }).map((word) => word.replaceAll(/[^ -~]/g, '')),
        fc.constantFrom('', '13', '8', 'websocket', 'permessage-deflate', 'a=b;c', ',,', 'x'.repeat(9_000)),
      );
      const names = ['Version', 'Key', 'Extensions', 'Protocol', 'Accept'];
      const headers = fc.dictionary(
        fc.constantFrom(...names.map((name) => `Sec-WebSocket-${name}`), 'Origin', 'Cookie', 'Upgrade'),
        value,
      );
      await fc.assert(
        fc.asyncProperty(headers, frameBytes, async (sent, bytes) => {
          const label = `${path} ${JSON.stringify(sent).slice(0, 300)}`;
          const client = await fuzz.measure.timed(label, () =>
            rawConnection(fuzz.url, { path, headers: sent }),
          );
          const status = statusOf(client.status);
          fuzz.answered(status);
          expect([label, status > 0 && status < 500]).toEqual([label, true]);
          client.bytes(bytes);
          client.socket.end();
          await expect.poll(client.isGone, { interval: 1 }).toBe(true);
          client.socket.destroy();
        }),
        runs(100),
      );
      await fuzz.expectReady();
    },
    withinMs(180_000),
  );
});

test('bad frames leave no memory behind', () => {
  fuzz.expectNoMemoryKept('with bad frames over live connections');
});
