import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Limits, slotsOf } from '@rondelle/web/src/features/import-games/schedule/ice-slots.ts';
import { placeGames } from '@rondelle/web/src/features/import-games/schedule/place-games.ts';
import { type Pairing, roundRobin } from '@rondelle/web/src/features/import-games/schedule/round-robin.ts';

/** The most games that any assignment places, by trying all of them. */
const mostPlaced = (pairings: readonly Pairing[], limits: Limits): number => {
  const slots = slotsOf(limits);
  const withOwn = new Set(limits.ice.flatMap(({ teams = [] }) => teams));
  const busy = new Set<string>();
  let most = 0;
  const place = (at: number, count: number): void => {
    most = Math.max(most, count);
    const pairing = pairings[at];
    if (!pairing || count + pairings.length - at <= most) return;
    const { home, away } = pairing;
    for (const [hour, { day, owners }] of slots.entries()) {
      const keys = [`hour ${hour}`, `${day} ${home}`, `${day} ${away}`];
      const isOpen = owners.some((own) => (own.length === 0 ? !withOwn.has(home) : own.includes(home)));
      if (!isOpen || keys.some((key) => busy.has(key))) continue;
      for (const key of keys) busy.add(key);
      place(at + 1, count + 1);
      for (const key of keys) busy.delete(key);
    }
    place(at + 1, count);
  };
  place(0, 0);
  return most;
};

const ice = (teams: number) =>
  fc.record({
    weekdays: fc.constantFrom([6], [0], [6, 0]),
    times: fc.constantFrom(['09:00'], ['09:00', '10:15']),
    teams: fc.subarray(Array.from({ length: teams }, (_, at) => at)),
  });
const small = fc
  .tuple(fc.integer({ min: 3, max: 4 }), fc.integer({ min: 1, max: 2 }))
  .chain(([teams, times]) =>
    fc.record({
      pairings: fc.constant(roundRobin(teams, teams === 4 ? 1 : times)),
      to: fc.constantFrom('2026-10-04', '2026-10-11', '2026-10-18'),
      ice: fc.array(ice(teams), { minLength: 1, maxLength: 3 }),
    }),
  );

test('places as many games as an exhaustive search, and breaks no constraint', () => {
  fc.assert(
    fc.property(small, ({ pairings, to, ice: all }) => {
      const venues = all.map((one, at) => ({ ...one, venue: `Aréna ${at}` }));
      const limits: Limits = { from: '2026-10-03', to, without: [], ice: venues };
      fc.pre(slotsOf(limits).length <= 9);
      const { games, unplaced } = placeGames(pairings, limits);
      expect(games.length + unplaced.length).toBe(pairings.length);
      const occupied = games.map(({ date, time, venue }) => `${date} ${time} ${venue}`);
      expect(new Set(occupied).size).toBe(occupied.length);
      const playing = games.flatMap(({ date, home, away }) => [`${date} ${home}`, `${date} ${away}`]);
      expect(new Set(playing).size).toBe(playing.length);
      const withOwn = new Set(venues.flatMap(({ teams }) => teams));
      for (const { home, venue } of games) {
        const own = venues.find((one) => one.venue === venue)?.teams ?? [];
        expect(own.length === 0 ? !withOwn.has(home) : own.includes(home)).toBe(true);
      }
      expect(games.length).toBe(mostPlaced(pairings, limits));
    }),
    { numRuns: 300 },
  );
});

test('fills all hours when there are fewer hours than games', () => {
  const limits: Limits = {
    from: '2026-10-03',
    to: '2026-12-12',
    without: [],
    ice: [{ venue: 'Un', weekdays: [6], times: ['09:00', '10:15'] }],
  };
  const { games, unplaced } = placeGames(roundRobin(6, 2), limits);
  expect([games.length, unplaced.length]).toEqual([22, 8]);
  expect(new Set(unplaced.map(({ why }) => why))).toEqual(new Set(['no-ice']));
});

test('the same settings return the same calendar', () => {
  const limits: Limits = {
    from: '2026-10-03',
    to: '2027-03-27',
    without: [],
    ice: Array.from({ length: 10 }, (_, at) => ({
      venue: `Aréna ${at}`,
      weekdays: [6],
      times: ['09:00'],
      teams: [2 * at, 2 * at + 1],
    })),
  };
  const once = placeGames(roundRobin(20, 2), limits);
  expect(placeGames(roundRobin(20, 2), limits)).toEqual(once);
});
