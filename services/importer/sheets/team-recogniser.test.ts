import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { effortOfFile } from './recognise.ts';
import { teamRecogniser } from './team-recogniser.ts';

const teams = [
  { id: 1, name: 'Suède', otherNames: ['Suède', 'Sweden'] },
  { id: 2, name: 'Suisse', otherNames: ['Suisse', 'Switzerland'] },
  { id: 3, name: 'Lynx de Magog' },
];
const league = { id: 1, name: 'M20', words: ['M20'], categoryId: 1, regionId: 1, rules: presets.iihf, teams };

test.each([
  ['Suède', 1],
  ['SWEDEN', 1],
  ['Switzerland', 2],
  ['Lynx de Magog', 3],
])("recognises %s, also as the name of a country's team in the other language", async (text, id) => {
  const { meaningOf } = await teamRecogniser(league, effortOfFile());
  expect(meaningOf(text)).toMatchObject({ found: { id }, sure: true });
});
