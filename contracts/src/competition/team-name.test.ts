import { expect, test } from 'vitest';
import { teamNameParts } from './team-name.ts';

test.each([
  ['Huskys de Montréal-Ouest', 'Huskys', 'Montréal-Ouest'],
  ['Étoiles du Nord de Saint-Augustin-de-Desmaures', 'Étoiles du Nord', 'Saint-Augustin-de-Desmaures'],
  ['Castors d’Hérouxville', 'Castors', 'Hérouxville'],
  ['Forestiers des Coteaux', 'Forestiers', 'Coteaux'],
  ['Étoiles du Nord', 'Étoiles du Nord', ''],
  ['Montréal Victoire', 'Montréal Victoire', ''],
  ['As de L’Île-des-Sœurs', 'As', 'L’Île-des-Sœurs'],
])('%s', (name, nickname, place) => {
  const parts = teamNameParts(name);
  expect(parts).toMatchObject({ nickname, place });
  expect(parts.nickname + parts.joint + parts.place).toBe(name);
});
