import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { ScenarioResult } from '@rondelle/contracts/competition/what-if.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameRow } from '../../views/games/games.table.ts';
import { competitionRow, entry, gameRow, score } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { applyScenario, scenarioGamesOf } from './what-if.ts';

const entries = [1, 2, 3, 4].map((id) => entry(id));
const tableOf = (games: readonly GameRow[]) =>
  computeStandings(games, entries, competitionRow(presets.quebecMinor));
const tableWith = (games: readonly GameRow[], results: readonly ScenarioResult[]) =>
  tableOf(applyScenario(games, scenarioGamesOf(games, results)));

const anyGame = fc.record({
  home: fc.nat(3),
  step: fc.nat(2),
  day: fc.integer({ min: 1, max: 9 }),
  homeGoals: fc.nat(4),
  awayGoals: fc.nat(4),
  decidedIn: fc.constantFrom('regulation', 'overtime', 'shootout'),
  homeFairPlay: fc.constantFrom(null, 0, 1),
  status: fc.constantFrom('final', 'final', 'scheduled', 'cancelled'),
});
const someGames = fc
  .array(anyGame, { maxLength: 25 })
  .map((games) =>
    games.map(
      ({ home, step, day, ...rest }, index): GameRow =>
        gameRow(index + 1, home + 1, ((home + 1 + step) % 4) + 1, { date: `2024-10-0${day}`, ...rest }),
    ),
  );
const resultOf = (game: GameRow): ScenarioResult => ({
  gameId: game.gameId,
  homeGoals: game.homeGoals ?? 0,
  awayGoals: game.awayGoals ?? 0,
  decidedIn: game.decidedIn ?? 'regulation',
});

test('a scenario with the real results has the real table', () => {
  fc.assert(
    fc.property(someGames, (games) => {
      const real = games.filter(({ status }) => status === 'final').map(resultOf);
      expect(tableWith(games, real)).toEqual(tableOf(games));
    }),
  );
});

test('a scenario has the same table as its recorded results', () => {
  fc.assert(
    fc.property(someGames, (games) => {
      const scheduled = games.filter(({ status }) => status === 'scheduled');
      const recorded = games.map((game) =>
        game.status === 'scheduled' ? { ...game, status: 'final' as const } : game,
      );
      expect(tableWith(games, scheduled.map(resultOf))).toEqual(tableOf(recorded));
    }),
  );
});

test('replaces a forfeit, and ignores unknown and cancelled games', () => {
  const games = [
    score(1, 1, '1-0', 2, { forfeitedBy: 'away' }),
    score(2, 3, '0-0', 4, { status: 'cancelled' }),
  ];
  const results = [1, 2, 99].map((gameId) => ({
    gameId,
    homeGoals: 1,
    awayGoals: 5,
    decidedIn: 'regulation' as const,
  }));
  expect(
    scenarioGamesOf(games, results).map(({ scenario }) => [scenario.gameId, scenario.forfeitedBy]),
  ).toEqual([[1, null]]);
  expect(tableWith(games, results)[0]).toMatchObject({ teamId: 2, wins: 1, goalsFor: 5 });
});
