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

const tiesIn = (key: string): number => {
  const name = { fr: key, en: key };
  const league = {
    key,
    category: { key, name },
    region: { key: 'estrie', name: 'Estrie', cities: [] },
    teams,
  };
  const season = { startYear: 2024, leagues: [league] };
  return [...leagueGames(league, { seed: 1, season, isLast: false })].filter(
    ({ result }) => result?.homeGoals === result?.awayGoals,
  ).length;
};

test('leagues whose rules give a tie no points have none, and others have', () => {
  expect(tiesIn('m13-aaa')).toBe(0);
  expect(tiesIn('m13-aa')).toBeGreaterThan(5);
});
