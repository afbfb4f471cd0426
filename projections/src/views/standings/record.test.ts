import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { describe, expect, test } from 'vitest';
import { neutralRuleset } from './neutral-ruleset.ts';
import { pointsPercentage, regulationWins, tallyOf, totalPoints } from './record.ts';
import { score } from './rows.fixture.ts';

const rules = presets.threeTwoOne;

describe('a record', () => {
  test('counts overtime and shoot-out wins as wins, but only regulation losses as losses', () => {
    const games = [
      score(1, 10, '3-1', 20),
      score(2, 10, '3-2', 20, { decidedIn: 'overtime' }),
      score(3, 20, '1-2', 10, { decidedIn: 'shootout' }),
      score(4, 20, '2-1', 10, { decidedIn: 'overtime' }),
      score(5, 20, '2-1', 10, { decidedIn: 'shootout' }),
      score(6, 20, '5-0', 10),
      score(7, 20, '2-2', 10),
    ];
    const tally = tallyOf(games, 10, rules);
    expect(tally).toMatchObject({ gamesPlayed: 7, wins: 3, overtimeWins: 1, shootoutWins: 1 });
    expect(tally).toMatchObject({ losses: 1, overtimeLosses: 1, shootoutLosses: 1, ties: 1 });
    expect(tally).toMatchObject({ points: 3 + 2 + 2 + 1 + 1 + 0 + 0, goalsFor: 12, goalsAgainst: 15 });
    expect(regulationWins(tally)).toBe(1);
  });

  test('uses the forfeit score and points, regardless of the entered score', () => {
    const game = score(1, 10, '9-0', 20, { forfeitedBy: 'home' });
    const forfeit = { ...rules, forfeitScore: { winner: 3, loser: 0 } };
    expect(tallyOf([game], 20, forfeit)).toMatchObject({ wins: 1, points: 3, goalsFor: 3, goalsAgainst: 0 });
    expect(tallyOf([game], 10, forfeit)).toMatchObject({
      losses: 1,
      points: 0,
      goalsFor: 0,
      goalsAgainst: 3,
    });
  });

  test('counts a loss without goals for both teams when both forfeit', () => {
    const game = score(1, 10, '0-0', 20, { forfeitedBy: 'both' });
    for (const team of [10, 20])
      expect(tallyOf([game], team, rules)).toMatchObject({
        losses: 1,
        wins: 0,
        points: 0,
        goalsFor: 0,
        goalsAgainst: 0,
      });
  });

  test('caps the goal difference of a game, but not its goals', () => {
    const tally = tallyOf([score(1, 10, '12-1', 20)], 10, { ...rules, goalDifferenceCap: 7 });
    expect(tally).toMatchObject({ goalDifference: 7, goalsFor: 12, goalsAgainst: 1 });
  });

  test('counts capped fair-play points separately, and adds them to the total where the ruleset requires it', () => {
    const games = [
      score(1, 10, '3-1', 20, { homeFairPlay: 1 }),
      score(2, 20, '4-2', 10, { awayFairPlay: 3 }),
    ];
    const tally = tallyOf(games, 10, presets.quebecMinor);
    expect(tally).toMatchObject({ points: 2, fairPlayPoints: 2 });
    expect(totalPoints(tally, presets.quebecMinor)).toBe(4);
    const apart = { ...presets.quebecMinor, fairPlay: { maxPerGame: 1, countsInTotal: false } };
    expect(totalPoints(tally, apart)).toBe(2);
    expect(tallyOf(games, 10, presets.nhl).fairPlayPoints).toBe(0);
  });

  test('has the percentage of the possible points, and 0 before any game', () => {
    expect(pointsPercentage(tallyOf([], 10, neutralRuleset), neutralRuleset)).toBe(0);
    const games = [score(1, 10, '3-1', 20), score(2, 10, '1-1', 20)];
    expect(pointsPercentage(tallyOf(games, 10, neutralRuleset), neutralRuleset)).toBe(0.75);
  });
});
