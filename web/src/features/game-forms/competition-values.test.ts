import { expect, test } from 'vitest';
import { ofKind, ofLeague, ofTournament } from './competition-values.ts';
import { emptyGame, fixtureIn } from './game-values.ts';

const [category, other] = [
  { id: 3, name: 'M13' },
  { id: 4, name: 'M15' },
];
const league = { id: 1, name: 'Ligue', category, region: { id: 7, name: 'Lac' } };
const opened = { ...emptyGame, ...ofLeague(league), homeTeamId: '11', awayTeamId: '12', homeFairPlay: '1' };

test('another kind of game keeps nothing of the first', () => {
  const values = { ...opened, ...ofKind('tournament', opened) };
  expect(values).toMatchObject({ kind: 'tournament', leagueId: '', categoryId: '', homeTeamId: '' });
  expect(values).toMatchObject({ homeFairPlay: '', stage: 'preliminary' });
});

test('back again, the league with its category is the one that the form was opened with', () => {
  const cup = {
    ...opened,
    ...ofKind('tournament', opened),
    ...ofTournament({ ...league, categories: [other] }),
  };
  const back = { ...cup, group: 'A', ...ofKind('league', opened) };
  expect(fixtureIn(back)).toMatchObject({ leagueId: 1, categoryId: 3, tournamentId: null });
  expect(fixtureIn(back)).toMatchObject({ stage: 'regular', group: null });
});

test('the category of a tournament is chosen where there is one alone', () => {
  expect(ofTournament({ ...league, categories: [other] })).toMatchObject({ categoryId: '4' });
  expect(ofTournament({ ...league, categories: [category, other] })).toMatchObject({ categoryId: '' });
});

test('without a league the category stays, and its rules for fair play do not', () => {
  const values = { ...opened, ...ofLeague(null) };
  expect(values).toMatchObject({ leagueId: '', regionId: '', categoryId: '3', homeFairPlay: '' });
});
