import { expect, test } from 'vitest';
import { generateDataset } from '../generate/generate-dataset.ts';
import { liveSteps, scoreAt, type CurrentGame } from './live-steps.ts';

const games = [
  ...generateDataset({ seasons: 1, games: 600, seed: 3, now: '2026-01-01T12:00' }).lastSeasonGames(),
];
const scheduled: CurrentGame = {
  gameId: 7,
  seasonId: 1,
  status: 'scheduled',
  homeGoals: null,
  awayGoals: null,
  period: null,
};
const game = games.find(({ result }) => result?.homeGoals === 3 && result.decidedIn === 'regulation');
if (!game) throw new Error('no such game');
const at = (minute: number) =>
  new Date(Date.parse(`${game.date}T${game.time}:00Z`) + minute * 60_000).toISOString().slice(0, 16);

test('scores never decrease during a game and are complete at its end', () => {
  for (const generated of games) {
    let before = scoreAt(generated, 0);
    for (let minute = 1; minute < 100; minute += 1) {
      const score = scoreAt(generated, minute);
      expect(score.homeGoals).toBeGreaterThanOrEqual(before.homeGoals);
      expect(score.awayGoals).toBeGreaterThanOrEqual(before.awayGoals);
      before = score;
    }
    const { homeGoals, awayGoals, decidedIn } = generated.result ?? {};
    if (decidedIn === 'regulation') expect(before).toEqual({ homeGoals, awayGoals, period: 3 });
    else expect([before.homeGoals, before.period]).toEqual([before.awayGoals, decidedIn]);
  }
});

test('returns no steps before a game, starts it at the current score, and ends it with its result', () => {
  expect(liveSteps(game, scheduled, at(-1))).toEqual([]);
  expect(liveSteps(game, scheduled, at(45))).toMatchObject([
    { type: 'StartGame', gameId: 7 },
    { type: 'ChangeLiveScore', ...scoreAt(game, 45) },
  ]);
  const live = { ...scheduled, ...scoreAt(game, 45), status: 'live', period: '2' };
  expect(liveSteps(game, live, at(45))).toEqual([]);
  expect(liveSteps(game, live, at(100))).toMatchObject([{ type: 'RecordResult', ...game.result }]);
  expect(liveSteps(game, { ...live, status: 'final' }, at(101))).toEqual([]);
});

test('does not change the score of a live game that a person records', () => {
  const theirs = { ...scheduled, status: 'live', homeGoals: 17, awayGoals: 0, period: '2' };
  expect(liveSteps(game, theirs, at(70))).toEqual([]);
});
