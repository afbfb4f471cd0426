import { expect, test } from 'vitest';
import { ofName } from './of-name.ts';

test.each([
  ['Québec', 'de Québec'],
  ['Alma', 'd’Alma'],
  ['Hérouxville', 'd’Hérouxville'],
  ['Hull', 'de Hull'],
  ['Le Gardeur', 'du Gardeur'],
  ['Les Coteaux', 'des Coteaux'],
  ['La Tuque', 'de La Tuque'],
  ['Les Éperviers de Sainte-Catherine', 'des Éperviers de Sainte-Catherine'],
  ['Avalanche de Louiseville', 'd’Avalanche de Louiseville'],
  ['Huskys de Sorel', 'de Huskys de Sorel'],
  ['Association du hockey mineur de Magog', 'de l’Association du hockey mineur de Magog'],
  ['Centre sportif Longueuil', 'du Centre sportif Longueuil'],
  ['Arénas de Magog', 'd’Arénas de Magog'],
])('the French form of “of %s” is “%s”', (name, called) => expect(ofName(name)).toBe(called));
