import { rebuild } from '@rondelle/projector/rebuild.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHttpReaders } from '../faults/support/http-readers.ts';
import { expectWithin } from '../support/within.ts';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';

/** The longest that a reader may wait for a rebuild or its swap. */
const slowestMs = 2_000;
const timeoutMs = 60_000;

let site: GatewaySite;
let gameId = 500;
beforeAll(async () => {
  site = await startGatewaySite();
});
afterAll(() => site?.stop());

const writeUntil = (isOver: () => boolean) =>
  (async () => {
    while (!isOver()) await site.write([result((gameId += 1), gameId % 7)]);
  })();

test.each(['games', 'standings', 'leagues'])(
  'while the view %s is rebuilt and swapped during writes, every reader gets a response',
  async (name) => {
    const { pool, log, url } = site;
    const readers = startHttpReaders(url, timeoutMs);
    let isOver = false;
    const writing = writeUntil(() => isOver);
    const began = gameId;
    const isEnough = () => gameId > began + 10 && readers.tally.answered > 20;
    for (let i = 0; i < 3 || !isEnough(); i += 1)
      expect((await rebuild({ pool, log, only: [name] })).views).toContain(name);
    isOver = true;
    await writing;
    const tally = await readers.stop();
    expect(tally).toMatchObject({ wrong: [], unavailable: 0 });
    expectWithin(`the slowest response during a rebuild of ${name}`, tally.slowestMs, slowestMs);
  },
);
