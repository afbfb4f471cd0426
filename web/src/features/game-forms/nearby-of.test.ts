import { expect, test } from 'vitest';
import { venueSuggestions } from '../../ui/venue-field/venue-suggestions.ts';
import { gameCard } from '../../testing/game-card.ts';
import { nearbyOf } from './nearby-of.ts';

const places = [
  ['Aréna du tournoi', 'Magog'],
  ['Autre glace de Magog', 'Magog'],
  ['Aréna à domicile', 'Orford'],
  ['Autre glace du domicile', 'Laval'],
  ['Glace de la ligue', 'Granby'],
  ['Ailleurs', 'Gaspé'],
] as const;
const venues = places.map(([name, cityName]) => ({ name, cityName, path: name, games: 1 }));
const at = (venue: string, homeId: number) => gameCard({ venue, teams: [homeId, 1] });
const home = {
  team: { id: 7, city: 'Laval', cityPage: null },
  latest: [at('Aréna à domicile', 7), at('Ailleurs', 8)],
  upcoming: [],
};
const league = { latest: [], upcoming: [at('Glace de la ligue', 8)] };
const tournament = {
  tournament: { city: 'Magog' },
  schedule: [{ games: [at('Aréna du tournoi', 8)] }],
};
const suggested = (known: Partial<Parameters<typeof nearbyOf>[0]>) =>
  venueSuggestions(venues, {
    typed: '',
    near: nearbyOf({ home: undefined, league: undefined, tournament: undefined, ...known }),
  }).map(({ name }) => name);

test('a league game is suggested at the home ice, then in the home city, then where the league plays', () => {
  expect(suggested({ home, league })).toEqual([
    'Aréna à domicile',
    'Autre glace du domicile',
    'Glace de la ligue',
  ]);
});

test('a tournament game is suggested on the ice of the tournament first', () => {
  expect(suggested({ home, tournament })).toEqual([
    'Aréna du tournoi',
    'Autre glace de Magog',
    'Aréna à domicile',
    'Autre glace du domicile',
  ]);
});

test('a game without teams and competition has no suggestions before anything is typed', () => {
  expect(suggested({})).toEqual([]);
});
