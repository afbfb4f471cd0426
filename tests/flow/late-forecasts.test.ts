import { origin } from '@rondelle/contracts/log/event.ts';
import { afterEach, expect, test } from 'vitest';
import { type GatewaySite, result, startGatewaySite } from './gateway-site.ts';

let site: GatewaySite;
afterEach(() => site?.stop());

const leaders = '/api/v1/leaderboard?lang=fr&sid=2021-2022&cid=1&by=rating';
const ratedGames = async (): Promise<number> => {
  const response = await fetch(site.url + leaders);
  return (await response.json()).leaders.length;
};

test('ratings reach a gateway even when the hint of their computation was lost', async () => {
  let lost = 0;
  let rated = false;
  site = await startGatewaySite({
    healEveryMs: 200,
    relay: (publish) => (hint) => {
      if (hint.position !== origin) return publish(hint);
      lost += 1;
      rated = true;
      return undefined;
    },
  });
  expect(await ratedGames()).toBe(0);
  // The gateway caches the leaderboard as it is between the result and its rating.
  const reading = setInterval(() => void ratedGames().catch(() => undefined), 20);
  try {
    await site.write([result(1, 4)]);
    await expect.poll(() => rated).toBe(true);
  } finally {
    clearInterval(reading);
  }
  expect(lost).toBeGreaterThan(0);
  await expect.poll(ratedGames, { interval: 200 }).toBe(2);
});
