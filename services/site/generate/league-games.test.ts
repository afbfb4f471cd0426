import { expect, test } from 'vitest';
import { leagueGames } from './league-games.ts';
import type { Team } from './world.ts';

const teams = Array.from(
  { length: 12 },
  (_, at): Team => ({
    key: `team-${at}`,
    name: `Équipe ${at}`,
    city: 'Granby',
    at: { latitude: 45.4, longitude: -72.7 },
    venue: 'Aréna',
    strength: 0,
    division: null,
  }),
);

const gamesIn = (key: string, size = teams.length) => {
  const name = { fr: key, en: key };
  const league = {
    key,
    category: { key, name },
    region: { key: 'estrie', name: 'Estrie', cities: [] },
    teams: teams.slice(0, size),
  };
  const season = { startYear: 2024, leagues: [league] };
  return [...leagueGames(league, { seed: 1, season, isLast: false })];
};

const tiesIn = (key: string): number =>
  gamesIn(key).filter(({ result }) => result?.homeGoals === result?.awayGoals).length;

test('a league has no ties when its rules give no points for them, and has ties otherwise', () => {
  expect(tiesIn('m13-aaa')).toBe(0);
  expect(tiesIn('m13-aa')).toBeGreaterThan(5);
});

test.each([6, 7, 11, 12])(
  'each of %i teams plays at home and away by turns, and both against each opponent',
  (size) => {
    const games = gamesIn('m13-aa', size);
    for (const team of teams.slice(0, size)) {
      let [ahead, most] = [0, 0];
      const met = new Map<string, { home: number; away: number }>();
      for (const { home, away } of games) {
        if (home.key !== team.key && away.key !== team.key) continue;
        const isHome = home.key === team.key;
        ahead += isHome ? 1 : -1;
        most = Math.max(most, Math.abs(ahead));
        const other = isHome ? away.key : home.key;
        const before = met.get(other) ?? { home: 0, away: 0 };
        met.set(other, isHome ? { ...before, home: before.home + 1 } : { ...before, away: before.away + 1 });
      }
      expect([team.key, most]).toEqual([team.key, Math.min(most, 3)]);
      for (const { home, away } of met.values()) expect(Math.abs(home - away)).toBeLessThanOrEqual(1);
    }
  },
);
