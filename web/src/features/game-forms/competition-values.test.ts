import { expect, test } from 'vitest';
import { ofKind, ofLeague, ofTournament } from './competition-values.ts';
import { emptyGame, fixtureIn } from './game-values.ts';

const [category, other] = [
  { id: 3, name: 'M13' },
  { id: 4, name: 'M15' },
];
const days = { startsOn: '2025-01-09', endsOn: '2025-01-12' };
const now = { date: '2025-01-10', today: '2024-12-01' };
const league = { id: 1, name: 'Ligue', category, region: { id: 7, name: 'Lac' } };
const opened = { ...emptyGame, ...ofLeague(league), homeTeamId: '11', awayTeamId: '12', homeFairPlay: '1' };

test('clears the values of the other kind of game', () => {
  const values = { ...opened, ...ofKind('tournament', opened) };
  expect(values).toMatchObject({ kind: 'tournament', leagueId: '', categoryId: '', homeTeamId: '' });
  expect(values).toMatchObject({ homeFairPlay: '', stage: 'preliminary' });
});

test('restores the initial league and category when the kind changes back', () => {
  const cup = {
    ...opened,
    ...ofKind('tournament', opened),
    ...ofTournament({ ...league, ...days, categories: [other] }, now),
  };
  const back = { ...cup, group: 'A', ...ofKind('league', opened) };
  expect(fixtureIn(back)).toMatchObject({ leagueId: 1, categoryId: 3, tournamentId: null });
  expect(fixtureIn(back)).toMatchObject({ stage: 'regular', group: null });
});

test('chooses the category of a tournament that has only one', () => {
  expect(ofTournament({ ...league, ...days, categories: [other] }, now)).toMatchObject({ categoryId: '4' });
  expect(ofTournament({ ...league, ...days, categories: [category, other] }, now)).toMatchObject({
    categoryId: '',
  });
});

test('replaces a date outside the tournament', () => {
  const cup = { ...league, ...days, categories: [other] };
  expect(ofTournament(cup, now)).not.toHaveProperty('date');
  expect(ofTournament(cup, { ...now, date: '2024-12-01' })).toMatchObject({ date: '2025-01-09' });
});

test('retains the category without a league, and clears fair play', () => {
  const values = { ...opened, ...ofLeague(null) };
  expect(values).toMatchObject({ leagueId: '', regionId: '', categoryId: '3', homeFairPlay: '' });
});
