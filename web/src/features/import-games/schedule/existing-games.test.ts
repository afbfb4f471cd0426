import { expect, test } from 'vitest';
import { roundRobin } from './round-robin.ts';
import { replacedBy, splitExisting, type ExistingGame, withoutPlayed } from './existing-games.ts';

const teams = [{ id: 10 }, { id: 20 }, { id: 30 }];
let next = 0;
const game = (home: number, away: number, status: ExistingGame['status'], date = '2027-01-09') => {
  next += 1;
  return { id: next, date, status, home: { id: home }, away: { id: away } };
};
const idsOf = (pairings: ReturnType<typeof roundRobin>) =>
  pairings.map(({ home, away }) => `${teams[home]?.id}-${teams[away]?.id}`).toSorted();

test('counts started games as played, and ignores cancelled ones', () => {
  const all = (['scheduled', 'postponed', 'live', 'final', 'cancelled'] as const).map((status) =>
    game(10, 20, status),
  );
  const { toCome, played } = splitExisting(all);
  expect(toCome.map(({ status }) => status)).toEqual(['scheduled', 'postponed']);
  expect(played.map(({ status }) => status)).toEqual(['live', 'final']);
});

test('removes the pairing of a played game, or the one with swapped sides', () => {
  const left = withoutPlayed(roundRobin(3, 2), [game(10, 20, 'final'), game(10, 20, 'final')], teams);
  expect(idsOf([...left])).toEqual(['10-30', '20-30', '30-10', '30-20']);
  expect(new Set(left.map(({ round }) => round))).toContain(0);
  expect(withoutPlayed(roundRobin(3, 1), [game(10, 99, 'final')], teams)).toHaveLength(3);
});

test('does not replace a game that the new schedule has on the same day', () => {
  const stays = game(10, 20, 'scheduled');
  const goes = [game(20, 10, 'scheduled'), game(10, 20, 'scheduled', '2027-01-16')];
  const drawn = [{ round: 0, home: 0, away: 1, date: '2027-01-09', time: '09:00', venue: 'Un' }];
  expect(replacedBy(drawn, [stays, ...goes], teams)).toEqual(goes.map(({ id }) => id));
});
