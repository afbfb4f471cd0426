import { describe, expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { chancesOf, usualLevelBand } from './chances.ts';
import { addLevelGames, levelBandOf, noLevelGames, tieShareAmong } from './level-games.ts';
import { scheduleOf } from './schedule.ts';

const tie = score(1, 10, '2-2', 20);
const afterOvertime = score(2, 10, '3-2', 20, { decidedIn: 'overtime' });
const afterShootout = score(3, 10, '3-2', 20, { decidedIn: 'shootout' });
const won = score(4, 10, '3-2', 20);

describe('the level games of a category', () => {
  test('are ties and the games that overtime or a shoot-out decided', () => {
    const level = addLevelGames(noLevelGames, [tie, afterOvertime, afterShootout, won]);
    expect(level).toEqual({ ties: 1, decided: 2 });
    expect(addLevelGames(level, [tie])).toEqual({ ties: 2, decided: 2 });
  });

  test('end in a tie with a chance that starts at one half and approaches the observed share', () => {
    expect(tieShareAmong(noLevelGames)).toBe(0.5);
    expect(tieShareAmong({ ties: 0, decided: 1 })).toBeLessThan(0.15);
    expect(tieShareAmong({ ties: 1, decided: 0 })).toBeGreaterThan(0.85);
    expect(tieShareAmong({ ties: 0, decided: 50 })).toBeLessThan(0.01);
    expect(tieShareAmong({ ties: 50, decided: 0 })).toBeGreaterThan(0.99);
  });
});

const tieIn = (levelBand: number): number => chancesOf(0, 2.4, { tieShare: 1, levelBand }).tie;

describe('the band of margins that stand for level games', () => {
  const schedule = scheduleOf(
    Array.from({ length: 300 }, (_, at) => score(at + 1, 10 + (at % 2), '3-2', 20 + (at % 3))),
  );
  const bandAfter = (levelGames: number): number =>
    levelBandOf(schedule.matchups, { ties: levelGames, decided: 0 }, () => ({ margin: 0, total: 6 }));

  test('has the default width without games', () => {
    const band = levelBandOf(scheduleOf([]).matchups, noLevelGames, () => ({ margin: 0, total: 6 }));
    expect(band).toBe(usualLevelBand);
  });

  test('widens with more level games than expected, and narrows with fewer', () => {
    const [few, many] = [bandAfter(20), bandAfter(120)];
    expect(few).toBeLessThan(0.75 * usualLevelBand);
    expect(many).toBeGreaterThan(1.25 * usualLevelBand);
    expect(tieIn(few)).toBeLessThan(tieIn(many));
  });
});
