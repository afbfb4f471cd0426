import { gameInTitle } from '@rondelle/importer/feeds/titles/game-in-title.ts';
import { expect, test } from 'vitest';
import { expectWithin } from '../support/within.ts';

test.each(['a ', '1 ', '1-', 'a @ ', '(p', ' - ', 'a 1 , '])(
  'a title that repeats “%s” is read fast (no catastrophic backtracking)',
  (piece) => {
    const title = piece.repeat(20_000).slice(0, 2_000);
    const began = performance.now();
    const game = gameInTitle(title);
    expectWithin('reading the title', performance.now() - began, 100);
    expect(game === null || typeof game.home === 'string').toBe(true);
  },
);
