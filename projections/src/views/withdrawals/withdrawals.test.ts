import { expect, test } from 'vitest';
import { gameRow, score } from '../standings/rows.fixture.ts';
import { gamesCounted, withdrawalsOf } from './withdrawals.ts';

const played = score(1, 4, '5-0', 1);
const toCome = gameRow(2, 3, 4, { status: 'scheduled', homeGoals: null, awayGoals: null, decidedIn: null });
const others = score(3, 1, '1-0', 2);
const games = [played, toCome, others];
const after = (...entries: Parameters<typeof withdrawalsOf>[0]) =>
  gamesCounted(games, withdrawalsOf(entries));

test('counts all games unchanged without a withdrawal', () => {
  expect(after({ teamId: 4 }, { teamId: 3, withdrawn: null })).toBe(games);
});

test('no game of a team counts when its games are void', () => {
  expect(after({ teamId: 4, withdrawn: 'void' })).toEqual([others]);
});

test('forfeits an unplayed game, for both teams when both withdrew', () => {
  const [first, second] = after({ teamId: 4, withdrawn: 'forfeitRest' });
  expect(first).toBe(played);
  expect(second).toMatchObject({ gameId: 2, status: 'final', forfeitedBy: 'away' });
  const both = after({ teamId: 4, withdrawn: 'forfeitRest' }, { teamId: 3, withdrawn: 'forfeitRest' });
  expect(both[1]).toMatchObject({ forfeitedBy: 'both' });
});

test('excludes an unplayed game when the remaining games are cancelled', () => {
  expect(after({ teamId: 4, withdrawn: 'cancelRest' })).toEqual([played, others]);
  expect(after({ teamId: 4, withdrawn: 'cancelRest' }, { teamId: 3, withdrawn: 'forfeitRest' })).toEqual([
    played,
    others,
  ]);
});

test('forfeits an unplayed game of the home team alone', () => {
  expect(after({ teamId: 3, withdrawn: 'forfeitRest' })).toMatchObject([
    played,
    { gameId: 2, forfeitedBy: 'home' },
    others,
  ]);
});
