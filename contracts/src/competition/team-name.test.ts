import { expect, test } from 'vitest';
import { clubNameParts, teamNameParts } from './team-name.ts';

test.each([
  ['Huskys de Montréal-Ouest', 'Huskys', 'Montréal-Ouest'],
  ['Étoiles du Nord de Saint-Augustin-de-Desmaures', 'Étoiles du Nord', 'Saint-Augustin-de-Desmaures'],
  ['Castors d’Hérouxville', 'Castors', 'Hérouxville'],
  ['Forestiers des Coteaux', 'Forestiers', 'Coteaux'],
  ['Étoiles du Nord', 'Étoiles du Nord', ''],
  ['Montréal Victoire', 'Montréal Victoire', ''],
  ['As de L’Île-des-Sœurs', 'As', 'L’Île-des-Sœurs'],
])('splits %s', (name, nickname, place) => {
  const parts = teamNameParts(name);
  expect(parts).toMatchObject({ nickname, place });
  expect(parts.nickname + parts.joint + parts.place).toBe(name);
});

test('splits a name that begins with the club', () => {
  expect(clubNameParts('Association du hockey mineur de Laval – Les Rapides')).toEqual({
    place: 'Association du hockey mineur de Laval',
    joint: ' – ',
    nickname: 'Les Rapides',
  });
  expect(clubNameParts('Huskys de Montréal-Ouest')).toBeNull();
});
