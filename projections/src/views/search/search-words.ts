import { int, json, type RowOf, table, text } from '../engine/table.ts';
import { by, derivedView, only } from '../engine/view.ts';
import { teamSeasons } from '../catalogue/teams.views.ts';

export const teamWordsTable = table(
  'team_words',
  { seasonId: int, categoryId: int, regionId: int, words: json<readonly string[]>() },
  { key: ['seasonId', 'categoryId', 'regionId'] },
);

export const searchWordsTable = table(
  'search_words',
  { seasonId: int, word: text, length: int },
  { key: ['seasonId', 'word'], indexes: [{ trigrams: 'word' }] },
);
export type SearchWordRow = RowOf<typeof searchWordsTable>;

/** Longer words are only found by prefix. Old events have names that are a single very long word. */
const longest = 40;
const wordsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((one) => one.split(' ')))]
    .filter((word) => word.length >= 4 && word.length <= longest)
    .toSorted();

/** Words of the teams of one category and region. Groups are small, so that renaming a team recomputes little. */
export const teamWords = derivedView({
  version: 1,
  table: teamWordsTable,
  group: ['seasonId', 'categoryId', 'regionId'],
  later: true,
  from: { teams: only(by(teamSeasons, ['seasonId', 'categoryId', 'regionId']), 'searchText') },
  compute: ({ teams }, [seasonId, categoryId, regionId]) => [
    {
      seasonId: Number(seasonId),
      categoryId: Number(categoryId),
      regionId: Number(regionId),
      words: wordsIn(teams.map((team) => team.searchText)),
    },
  ],
});

/** Every word of a season's teams, once; misspelt words of a query are compared with these. */
export const searchWords = derivedView({
  version: 1,
  table: searchWordsTable,
  group: ['seasonId'],
  later: true,
  from: { lists: by(teamWords, ['seasonId']) },
  compute: ({ lists }, [seasonId]) =>
    wordsIn(lists.flatMap(({ words }) => words)).map((word) => ({
      seasonId: Number(seasonId),
      word,
      length: word.length,
    })),
});
