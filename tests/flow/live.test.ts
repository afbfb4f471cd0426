import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type GatewaySite, leaguePage, result, startGatewaySite } from './gateway-site.ts';
import { type LiveClient, liveClient } from './live-site.ts';

let site: GatewaySite;
let clients: LiveClient[] = [];
beforeAll(async () => {
  site = await startGatewaySite();
});
afterAll(() => site?.stop());
afterEach(async () => {
  for (const client of clients) await client.close();
  clients = [];
});
const follower = () => {
  const client = liveClient(site.url);
  clients.push(client);
  return client;
};

describe('a subscriber', () => {
  test('gets a hint about a result for its season, league, teams and game, and no other topic', async () => {
    const { follow } = follower();
    const mine = follow(['season:1', 'league:11', 'team:1', 'team:3', 'game:501', 'log:game']);
    const others = follow(['season:2', 'league:12', 'team:4', 'game:502', 'log:team']);
    await expect.poll(() => mine.isOn() && others.isOn()).toBe(true);
    await site.write([result(501, 4)]);
    await expect
      .poll(mine.topics)
      .toEqual(['game:501', 'league:11', 'log:game', 'season:1', 'team:1', 'team:3']);
    expect(others.topics()).toEqual([]);
  });

  test('finds the change in a request right after the hint', async () => {
    const wins = async () =>
      (
        await (await fetch(`${site.url}/api/v1/league?lang=fr&sid=2021-2022&cid=1&rid=1`)).json()
      ).standings.find((row: { team: { id: number } }) => row.team.id === 1).wins;
    await fetch(site.url + leaguePage);
    const before = await wins();
    const watched = follower().follow(['league:11']);
    await expect.poll(watched.isOn).toBe(true);
    await site.write([result(510, 4)]);
    await expect.poll(watched.topics, { interval: 2 }).toEqual(['league:11']);
    expect(await wins()).toBe(before + 1);
  });

  test('gets hints about changes since the page was made', async () => {
    await site.write([result(503, 2)]);
    const late = follower().follow(['game:503', 'league:11'], { forMs: 2_000 });
    await expect.poll(late.topics).toEqual(['game:503', 'league:11']);
  });

  test('gets hints about changes after a position', async () => {
    const first = follower().follow(['league:11']);
    await expect.poll(first.isOn).toBe(true);
    const at = first.changes[0]?.position ?? '0';
    await site.write([result(505, 2)]);
    await expect.poll(first.topics).toEqual(['league:11']);
    const late = follower().follow(['game:505', 'game:599'], { after: at });
    await expect.poll(late.topics).toEqual(['game:505']);
  });

  test('is refused for private, malformed or too many topics', async () => {
    const { follow } = follower();
    const refused = [
      follow(['member:1']),
      follow(['moderation']),
      follow(['planet:1']),
      follow(Array.from({ length: 21 }, (_, i) => `game:${i + 1}`)),
    ];
    await expect
      .poll(() => refused.map(({ errors }) => errors[0]?.code))
      .toEqual(['session/required', 'session/required', 'request/invalid', 'request/invalid']);
  });

  test('is only served over a live connection, not over plain HTTP', async () => {
    const over = await fetch(
      `${site.url}/trpc/live.changes?input=${encodeURIComponent('{"lang":"fr","topics":["season:1"]}')}`,
    );
    expect(await over.text()).toContain('request/invalid');
  });
});
