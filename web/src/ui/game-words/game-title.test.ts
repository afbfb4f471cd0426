import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { gameTitle, teamsOfTitle } from './game-title.ts';

const scorpions = 'Association du hockey mineur de Richmond – Les Scorpions';

const titles = (home: string, away: string) =>
  (['fr', 'en'] as const).map((lang) => inLanguage(lang, () => gameTitle(home, away)));

test('a word separates the teams when one has a dash in its name', () => {
  expect(titles('Lynx', 'Loups')).toEqual(['Lynx – Loups', 'Lynx – Loups']);
  expect(titles('Lynx', scorpions)).toEqual([`Lynx contre ${scorpions}`, `Lynx vs. ${scorpions}`]);
});

test('splits the recorded name of a game into its teams', () => {
  expect(teamsOfTitle('Lynx – Loups')).toEqual(['Lynx', 'Loups']);
  expect(teamsOfTitle(`Cougars de Lac-Brome – ${scorpions}`)).toEqual(['Cougars de Lac-Brome', scorpions]);
  expect(teamsOfTitle(`${scorpions} – Lynx`)).toEqual([scorpions, 'Lynx']);
  expect(teamsOfTitle(`${scorpions} – ${scorpions}`)).toEqual([scorpions, scorpions]);
  expect(teamsOfTitle('Lynx – Loups – Ours')).toBeNull();
  expect(teamsOfTitle('Lynx')).toBeNull();
});
