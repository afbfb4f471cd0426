import { expect, test } from 'vitest';
import { headingIn, headingsIn } from './headings.ts';

test.each([
  ['Date', 'date'],
  ['Jour', 'date'],
  ['Heure', 'time'],
  ['Start time', 'time'],
  ['Équipe locale', 'homeTeamId'],
  ['Équipe à domicile', 'homeTeamId'],
  ['Visitor', 'awayTeamId'],
  ['Équipe visiteuse', 'awayTeamId'],
  ['Buts loc.', 'homeGoals'],
  ['Buts L', 'homeGoals'],
  ['BV', 'awayGoals'],
  ['Away goals', 'awayGoals'],
  ['Franc-jeu local', 'homeFairPlay'],
  ['FJ vis.', 'awayFairPlay'],
  ['Fair play (A)', 'awayFairPlay'],
  ['Résultat', 'score'],
  ['Décidé', 'decidedIn'],
  ['How it ended', 'decidedIn'],
  ['Forfait', 'forfeit'],
  ['Aréna', null],
  ['No', null],
])('reads the heading %s as %s', (cell, heading) => {
  expect(headingIn(cell)).toBe(heading);
});

test('a row of data or with duplicate headings is not a heading row', () => {
  expect(headingsIn(['2022-03-05', 'Boréals', 'Vigiles', '3', '2'])).toBeNull();
  expect(headingsIn(['Date', 'Date', 'Locale'])).toBeNull();
  expect(headingsIn(['Date', 'Locale', 'Aréna'])).toEqual(['date', 'homeTeamId', null]);
});
