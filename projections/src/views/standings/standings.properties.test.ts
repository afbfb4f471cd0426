import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameRow } from '../games/games.table.ts';
import { competitionRow, entry, gameRow } from './rows.fixture.ts';
import { computeStandings } from './standings.ts';

const rulesets: readonly Ruleset[] = [
  presets.quebecMinor,
  presets.threeTwoOne,
  presets.nhl,
  {
    ...presets.quebecMinor,
    goalDifferenceCap: 3,
    whenThreeOrMore: ['headToHeadGoalDifference', 'goalRatio', 'fewestGamesPlayed'],
    afterEachSplit: 'continue',
  },
];

const anyGame = fc.record({
  home: fc.nat(5),
  step: fc.nat(4),
  day: fc.nat(8),
  homeGoals: fc.nat(4),
  awayGoals: fc.nat(4),
  decidedIn: fc.constantFrom('regulation', 'overtime', 'shootout'),
  forfeitedBy: fc.constantFrom(null, null, null, null, 'home', 'away', 'both'),
  status: fc.constantFrom('final', 'final', 'final', 'scheduled', 'cancelled'),
  homeFairPlay: fc.constantFrom(null, 0, 1, 2),
});
const someGames = fc
  .array(anyGame, { maxLength: 40 })
  .map((games) =>
    games.map(
      ({ home, step, day, ...rest }, index): GameRow =>
        gameRow(index + 1, home + 1, ((home + 1 + step) % 6) + 1, { date: `2024-10-0${day + 1}`, ...rest }),
    ),
  );
const entries = [1, 2, 3, 4, 5, 6].map((id) => entry(id));
const settings = fc.tuple(someGames, fc.constantFrom(...rulesets));
const tableOf = (games: readonly GameRow[], rules: Ruleset) =>
  computeStandings(games, entries, competitionRow(rules));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the order of the games makes no difference', () => {
  const shuffled = settings.chain(([games, rules]) =>
    fc.tuple(fc.constant(games), fc.shuffledSubarray(games, { minLength: games.length }), fc.constant(rules)),
  );
  fc.assert(
    fc.property(shuffled, ([games, other, rules]) => {
      expect(tableOf(other, rules)).toEqual(tableOf(games, rules));
    }),
  );
});

test('outcomes add up to the games played, and home and away records to the total record', () => {
  fc.assert(
    fc.property(settings, ([games, rules]) => {
      for (const row of tableOf(games, rules)) {
        const ends = [row.wins, row.losses, row.ties, row.overtimeLosses, row.shootoutLosses];
        expect(sum(ends)).toBe(row.gamesPlayed);
        expect(row.regulationWins + row.overtimeWins + row.shootoutWins).toBe(row.wins);
        for (const name of ['wins', 'losses', 'ties', 'points'] as const)
          expect(row.home[name] + row.away[name]).toBe(row[name]);
        expect(row.home.goalsFor + row.away.goalsFor).toBe(row.goalsFor);
      }
    }),
  );
});

test('goal differences of all teams add up to zero, and points stay within the ruleset', () => {
  fc.assert(
    fc.property(settings, ([games, rules]) => {
      const table = tableOf(games, rules);
      expect(sum(table.map((row) => row.goalsFor - row.goalsAgainst))).toBe(0);
      expect(sum(table.map((row) => row.goalDifference))).toBe(0);
      for (const row of table) {
        const most = Math.max(...Object.values(rules.points));
        expect(row.points).toBeLessThanOrEqual(most * row.gamesPlayed);
        const counted = rules.fairPlay?.countsInTotal ? row.fairPlayPoints : 0;
        expect(row.totalPoints).toBe(row.points + counted);
      }
    }),
  );
});

test('ranks are competition ranks, shared only where nothing separates teams', () => {
  fc.assert(
    fc.property(settings, ([games, rules]) => {
      const table = tableOf(games, rules);
      table.forEach((row, index) => {
        expect(row.place).toBe(index + 1);
        const above = table[index - 1];
        if (row.rank !== row.place) expect(row.rank).toBe(above?.rank);
        const sharers = table.filter(({ rank }) => rank === row.rank);
        expect(row.tieBreak?.unresolved ?? false).toBe(sharers.length > 1);
        if (above) expect(row.teamId > above.teamId || row.rank > above.rank).toBe(true);
      });
    }),
  );
});

test('each step of an explanation lists its teams in the order of their values', () => {
  const fewer = new Set(['fewestGamesPlayed', 'fewestGoalsAgainst', 'manualDraw']);
  fc.assert(
    fc.property(settings, ([games, rules]) => {
      for (const step of tableOf(games, rules).flatMap((row) => row.tieBreak?.steps ?? [])) {
        const direction = fewer.has(step.criterion) ? 1 : -1;
        const ordered = step.values.toSorted((a, b) => direction * (a - b));
        expect(step.values).toEqual(ordered);
        expect(new Set(step.values).size).toBeGreaterThan(1);
        expect(step.teamIds).toHaveLength(step.values.length);
      }
    }),
  );
});
