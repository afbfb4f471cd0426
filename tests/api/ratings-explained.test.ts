import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
const sid = '2024-2025';

beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

test('the example is the chosen team, with its ratings and last games', async () => {
  const eid = ids.team('port');
  const { example } = await site.ask.season.ratings({ sid, eid });
  const { ratings } = await site.ask.team.stats({ sid, eid });
  expect(example?.team.id).toBe(eid);
  expect(example?.category.name).toBe('M13 AAA');
  expect(example?.lastGames).toHaveLength(5);
  expect(example).toMatchObject(ratings ?? {});
});

test('the example is the leader of a category when the reader chose no team', async () => {
  const { example, leaders } = await site.ask.season.ratings({ sid });
  const board = await site.ask.season.leaderboard({ sid, cid: ids.cid });
  expect(leaders).toEqual([{ team: board.leaders[0]?.team, category: board.leaders[0]?.category }]);
  expect(example?.team).toEqual(leaders[0]?.team);
});

test('there is no example for an unknown team or a team that the season does not list', async () => {
  const elsewhere = await site.ask.season.ratings({ sid: '2023-2024', eid: ids.team('port') });
  const unknown = await site.ask.season.ratings({ sid, eid: 987_654 });
  expect([elsewhere.example, unknown.example]).toEqual([null, null]);
  expect(elsewhere.leaders).toHaveLength(1);
});
