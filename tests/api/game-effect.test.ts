import type { GameEffectOutput } from '@rondelle/contracts/competition/game-effect.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from './support/site.ts';
import { type Ids, openSmallSite } from './support/small-season.ts';

let site: Site;
let ids: Ids;
beforeAll(async () => {
  ({ site, ids } = await openSmallSite());
});
afterAll(() => site?.close());

const effectOf = (key: string): Promise<GameEffectOutput> => site.ask.game.effect({ gid: ids.game(key) });
const ranksIn = async (playedBy: string) => {
  const league = { sid: '2024-2025', cid: ids.cid, rid: ids.rid, playedBy };
  const { standings } = await site.ask.league.table(league);
  return new Map(standings.map(({ team, rank }) => [team.id, rank]));
};

test('the ranks before and after a game are those of the tables without and with the game', async () => {
  const { table } = await effectOf('g8');
  const [then, now] = [await ranksIn('2024-10-25'), await ranksIn('2024-10-26')];
  expect(table?.changes.length).toBeGreaterThanOrEqual(2);
  for (const { team, earlier, later } of table?.changes ?? [])
    expect([team.name, earlier?.rank, later.rank]).toEqual([team.name, then.get(team.id), now.get(team.id)]);
  const moved = [...now].filter(([teamId, rank]) => then.get(teamId) !== rank).length;
  expect([table?.moved, table?.teamsCount]).toEqual([moved, 4]);
});

test('the output has the chances of the target before and after a league game', async () => {
  const { table } = await effectOf('g8');
  // All four teams of this league end among the first four.
  expect(table?.target).toBe('firstFour');
  expect(table?.changes.map(({ chances }) => chances)).toEqual(
    table?.changes.map(() => ({ earlier: 1, later: 1 })),
  );
});

test('the first game of a league has no ranks before it', async () => {
  const { table } = await effectOf('g2');
  expect(table?.changes.map(({ earlier }) => earlier)).toEqual([null, null]);
});

test('an upcoming game has the current ranks of its teams', async () => {
  const { table, feats, knockOut } = await effectOf('g9');
  const now = await ranksIn('2024-12-01');
  expect(table?.stand.map(({ team, place }) => [team.id, place.rank])).toEqual(
    [ids.team('port'), ids.team('sept')].map((id) => [id, now.get(id)]),
  );
  expect([table?.changes, feats, knockOut]).toEqual([[], [], []]);
});

test('a game of a tournament group changes its group, and the final names the winner', async () => {
  const [group, final] = [await effectOf('t3'), await effectOf('t4')];
  expect(group.table).toMatchObject({ group: 'A', competition: { id: ids.tid }, teamsCount: 3 });
  expect(group.table?.changes.map(({ chances }) => chances)).not.toContainEqual(expect.anything());
  expect(final.table).toBeNull();
  expect(final.knockOut.map(({ team, effect }) => [team.id, effect])).toEqual([
    [ids.team('sept'), 'winner'],
    [ids.team('baie'), 'finalist'],
  ]);
});

test('an unknown game has no effect', async () => {
  await expect(site.ask.game.effect({ gid: 999_999 })).rejects.toThrow(/match/u);
});
