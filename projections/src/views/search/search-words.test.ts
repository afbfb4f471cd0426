import { expect, test } from 'vitest';
import { searchWords, teamWords } from './search-words.ts';
import { searchText } from '../names/words.ts';

const teams = [
  { seasonId: 1, categoryId: 2, regionId: 3, teamId: 10, searchText: searchText('Lynx de Magog', 'Magog') },
  { seasonId: 1, categoryId: 2, regionId: 3, teamId: 11, searchText: searchText('As de St-Jérôme', null) },
];

test("lists each word of a season's teams once, without words of fewer than four letters", () => {
  const lists = teamWords.compute({ teams }, [1, 2, 3]);
  expect(lists).toMatchObject([{ words: ['jerome', 'lynx', 'magog', 'saint'] }]);
  expect(searchWords.compute({ lists: [...lists, ...lists] }, [1]).map(({ word }) => word)).toEqual([
    'jerome',
    'lynx',
    'magog',
    'saint',
  ]);
});
