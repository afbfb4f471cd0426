import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { chancesAroundGame } from '@rondelle/projections/computing/outlook/chances-around-game.ts';
import { noOpening } from '@rondelle/projections/views/ratings/opening.ts';
import { score } from '@rondelle/projections/views/standings/rows.fixture.ts';
import { tablesOf } from '@rondelle/projections/views/standings/tables.ts';
import { expect, test } from 'vitest';
import { basisOfGame } from './basis-of-game.ts';

/** Six teams play each other in turn, two games a day; team 1 wins by the largest margins. */
const season = Array.from({ length: 24 }, (_, at) => {
  const [home, away] = [(at % 6) + 1, ((at + 1 + Math.floor(at / 6)) % 6) + 1];
  const date = new Date(Date.UTC(2024, 9, 7 + Math.floor(at / 2) * 3)).toISOString().slice(0, 10);
  return score(at + 1, home, `${3 + Math.max(0, away - home)}-${3 + Math.max(0, home - away)}`, away, {
    date,
  });
});
const inputFor = (games: typeof season, at: number) => {
  const [table] = tablesOf(games, [], 'league');
  const game = games[at];
  if (!table || !game) throw new Error('no game');
  const league = { table, competition: { rules: presets.nhl, draw: null }, opening: noOpening };
  return { league, ofCategory: games, game };
};
const changedAt = (at: number) =>
  season.map((game, index) => (index === at ? { ...game, homeGoals: 0, awayGoals: 9 } : game));

test('a later result changes neither the chances around a game nor their basis', async () => {
  const [now, other] = [inputFor(season, 14), inputFor(changedAt(20), 14)];
  expect(basisOfGame(other)).toBe(basisOfGame(now));
  expect(await chancesAroundGame(other)).toEqual(await chancesAroundGame(now));
});

test.each([3, 14])('an earlier or own result (game %i) changes chances and basis', async (at) => {
  const [now, other] = [inputFor(season, 14), inputFor(changedAt(at), 14)];
  expect(basisOfGame(other)).not.toBe(basisOfGame(now));
  expect(await chancesAroundGame(other)).not.toEqual(await chancesAroundGame(now));
});

test('a win raises the chances of the winner, and all chances add up to the four ranks', async () => {
  const chances = await chancesAroundGame(inputFor(season, 14));
  const game = season[14];
  const winner = (game?.homeGoals ?? 0) > (game?.awayGoals ?? 0) ? game?.homeTeamId : game?.awayTeamId;
  const own = chances?.teams.get(winner ?? 0);
  expect(own?.chances.later).toBeGreaterThan(own?.chances.earlier ?? 1);
  const sum = [...(chances?.teams.values() ?? [])].reduce(
    (total, { firstFour }) => total + firstFour.later,
    0,
  );
  expect(sum).toBeCloseTo(4, 2);
});
