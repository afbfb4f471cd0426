import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { gameRow, score } from '../../views/standings/rows.fixture.ts';
import { chancesKnown, chancesOverSeason, type KnownChances } from './chances-over-season.ts';

const rules: Ruleset = { ...presets.nhl, playoffs: { teams: 2, of: 'table' } };
const competition = { rules, draw: null };
/** Six teams; team 1 wins by growing margins, team 6 loses; the last round is not played yet. */
const played = Array.from({ length: 30 }, (_, index) => {
  const home = (index % 6) + 1;
  const away = ((index + 1 + Math.floor(index / 6)) % 6) + 1;
  const strength = away - home;
  const date = new Date(Date.UTC(2024, 9, 7 + Math.floor(index / 3) * 4)).toISOString().slice(0, 10);
  return score(index + 1, home, `${3 + Math.max(0, strength)}-${3 + Math.max(0, -strength)}`, away, { date });
});
const toCome = [1, 2, 3].map((home, index) =>
  gameRow(100 + index, home, 7 - home, {
    status: 'scheduled',
    homeGoals: null,
    awayGoals: null,
    date: '2024-12-01',
  }),
);
const tableOf = (games: typeof played) => ({
  categoryId: 1,
  groupName: '',
  teamIds: new Set([1, 2, 3, 4, 5, 6]),
  games: [...games, ...toCome],
  divisions: new Map(),
  deducted: new Map(),
});
const seasonOf = (games: typeof played, earlier: KnownChances = new Map()) => ({
  league: { table: tableOf(games), competition },
  ofCategory: [...games, ...toCome],
  basis: 'basis',
  earlier,
});
const chancesOf = (games: typeof played, earlier?: KnownChances) =>
  chancesOverSeason(seasonOf(games, earlier));

test('chances are as of each Monday: later results do not change earlier weeks', async () => {
  const all = [...(await chancesOf(played)).values()];
  const changed = played.map((game) => (game.gameId > 12 ? { ...game, homeGoals: 0, awayGoals: 9 } : game));
  const other = [...(await chancesOf(changed)).values()];
  const last = played[12]?.date ?? '';
  const upTo = (chances: typeof all) => chances.filter(({ date }) => date <= last);
  expect(upTo(all).length).toBeGreaterThan(1);
  expect(upTo(other)).toEqual(upTo(all));
  expect(other).not.toEqual(all);
});

test('chances add up to the number of teams in the play-offs, and the best team has the best chance at the end', async () => {
  const all = [...(await chancesOf(played)).values()];
  for (const { of } of all)
    expect([...of.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(2, 6);
  const last = all.at(-1)?.of;
  expect(last?.get(1)).toBeGreaterThan(last?.get(6) ?? 1);
});

test('chances of the top four do not depend on the play-offs of the rules', async () => {
  for (const { firstFour } of (await chancesOf(played)).values())
    expect([...firstFour.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(4, 6);
});

test('cached chances are reused and give the same result', async () => {
  const known = await chancesOf(played);
  expect(await chancesOf(played, known)).toEqual(known);
});

test('cached chances are not computed again, except those of a changed week', async () => {
  const made = await chancesOf(played);
  expect(chancesKnown(seasonOf(played, made))).toEqual(made);
  expect(chancesKnown(seasonOf(played))).toBeNull();
  const changed = played.map((game) => (game.gameId > 12 ? { ...game, homeGoals: 0, awayGoals: 9 } : game));
  expect(chancesKnown(seasonOf(changed, made))).toBeNull();
  const again = await chancesOf(changed, made);
  const same = [...again].filter(([key, chances]) => made.get(key) === chances);
  expect(same.length).toBeGreaterThan(0);
  expect(same.length).toBeLessThan(again.size);
});
