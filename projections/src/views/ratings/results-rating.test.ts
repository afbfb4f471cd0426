import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { chanceOver, type Result, resultsAmong, strengthsByResults } from './results-rating.ts';

const teams = 8;
const someResults = fc.array(
  fc
    .tuple(fc.nat(teams - 1), fc.nat(teams - 2), fc.constantFrom(0, 0.5, 1))
    .map(([home, step, won]): Result => ({ home, away: (home + 1 + step) % teams, won })),
  { maxLength: 60 },
);
const someTeams = fc
  .tuple(fc.nat(teams - 1), fc.nat(teams - 2))
  .map(([one, step]) => [one, (one + 1 + step) % teams] as const);
const strengthOf = (results: readonly Result[], team: number): number =>
  strengthsByResults(results, teams)[team] ?? Number.NaN;

const won = (goals: `${number}-${number}`, decidedIn?: 'overtime' | 'shootout') =>
  resultsAmong([score(1, 10, goals, 20, decidedIn ? { decidedIn } : {})], [10, 20]);

describe('a rating by results alone', () => {
  test('never falls after a win and never rises after a loss, for any opponent and side', () => {
    fc.assert(
      fc.property(someResults, someTeams, fc.boolean(), (results, [winner, loser], atHome) => {
        const game = atHome ? { home: winner, away: loser, won: 1 } : { home: loser, away: winner, won: 0 };
        const more = [...results, game];
        expect(strengthOf(more, winner)).toBeGreaterThan(strengthOf(results, winner));
        expect(strengthOf(more, loser)).toBeLessThan(strengthOf(results, loser));
      }),
    );
  });

  test('is higher after a tie than after a loss, and higher still after a win', () => {
    fc.assert(
      fc.property(someResults, someTeams, (results, [home, away]) => {
        const [loss, tie, win] = [0, 0.5, 1].map((won) =>
          strengthOf([...results, { home, away, won }], home),
        );
        expect(tie).toBeGreaterThan(loss ?? 0);
        expect(win).toBeGreaterThan(tie ?? 0);
      }),
    );
  });

  test('expects as many wins of every team as it has, with half a win for a tie', () => {
    fc.assert(
      fc.property(someResults, (results) => {
        const x = strengthsByResults(results, teams);
        const missing = x.map((value) => 0.5 - chanceOver(value));
        for (const { home, away, won } of results) {
          const chance = chanceOver((x[home] ?? 0) - (x[away] ?? 0));
          missing[home] = (missing[home] ?? 0) + won - chance;
          missing[away] = (missing[away] ?? 0) - won + chance;
        }
        for (const value of missing) expect(value).toBeCloseTo(0, 8);
      }),
    );
  });

  test('is the same for a win by one goal, by ten, in overtime or in a shoot-out', () => {
    for (const other of [won('11-1'), won('2-1', 'overtime'), won('2-1', 'shootout')])
      expect(other).toEqual(won('2-1'));
    expect(won('2-2')).toEqual([{ home: 0, away: 1, won: 0.5 }]);
  });

  test('leaves out forfeits and games without a result', () => {
    const games = [
      score(1, 10, '1-0', 20, { forfeitedBy: 'away' }),
      score(2, 10, '0-0', 20, { status: 'scheduled' }),
    ];
    expect(resultsAmong(games, [10, 20])).toEqual([]);
    expect([...strengthsByResults([], 2)]).toEqual([0, 0]);
  });

  test('stays finite for a team that has won all its games', () => {
    const results = Array.from({ length: 40 }, () => ({ home: 0, away: 1, won: 1 }));
    const [first = 0, second = 0] = strengthsByResults(results, 2);
    expect(first).toBeCloseTo(-second, 9);
    expect(chanceOver(first)).toBeGreaterThan(0.85);
    expect(chanceOver(first)).toBeLessThan(0.999);
  });
});
