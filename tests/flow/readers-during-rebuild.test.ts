import { rebuild } from '@rondelle/projector/rebuild.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAskers } from '../faults/support/askers.ts';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';

/** No reader waits for longer: neither for the rebuild nor for its swap. */
const slowestMs = 2_000;
const givenUpAfterMs = 10_000;

let site: GatewaySite;
let gameId = 500;
beforeAll(async () => {
  site = await startGatewaySite();
});
afterAll(() => site.stop());

const keepWriting = (isOver: () => boolean) =>
  (async () => {
    while (!isOver()) await site.write([result((gameId += 1), gameId % 7)]);
  })();

test.each(['games', 'standings', 'leagues'])(
  'while the view %s is rebuilt and swapped under writers, every reader is answered, and soon',
  async (name) => {
    const { pool, log, url } = site;
    const askers = startAskers(url, givenUpAfterMs);
    let isOver = false;
    const writing = keepWriting(() => isOver);
    const began = gameId;
    for (let i = 0; i < 3; i += 1) expect((await rebuild({ pool, log, only: [name] })).views).toContain(name);
    isOver = true;
    await writing;
    const tally = await askers.stop();
    expect(gameId).toBeGreaterThan(began + 10);
    expect(tally).toMatchObject({ wrong: [], unavailable: 0 });
    expect(tally.answered).toBeGreaterThan(20);
    expect(tally.slowestMs).toBeLessThan(slowestMs);
  },
  60_000,
);
