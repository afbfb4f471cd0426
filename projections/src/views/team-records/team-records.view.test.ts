import { describe, expect, test } from 'vitest';
import { feats } from '../feats/feats.view.ts';
import { rivalries } from '../rivalries/rivalries.view.ts';
import { competitionRow, entry, score } from '../standings/rows.fixture.ts';
import { standings } from '../standings/standings.view.ts';
import { streaks } from '../streaks/streaks.view.ts';
import { teamRecords } from './team-records.view.ts';

const listed = {
  teamId: 10,
  seasonId: 1,
  name: 'Les Draveurs',
  searchName: 'les draveurs',
  earlierNames: [],
  searchText: ' les draveurs ',
  categoryId: 3,
  regionId: 1,
  city: null,
  country: null,
};
const games = [score(1, 10, '2-1', 20)];
const unplayed = games.map((game) => ({ ...game, status: 'scheduled' as const }));

describe('the views of a team in a season', () => {
  test('a listed team has a record of zeros before it plays, in its own category', () => {
    expect(teamRecords.compute({ games: [], withdrawn: [], teamSeasons: [listed] }, [1, 10])).toMatchObject([
      { seasonId: 1, teamId: 10, categoryId: 3, gamesPlayed: 0, firstDate: null },
    ]);
  });

  test('an unlisted team gets the category of its games; one without games has no record', () => {
    expect(teamRecords.compute({ games, withdrawn: [], teamSeasons: [] }, [1, 20])).toMatchObject([
      { categoryId: 1, gamesPlayed: 1, losses: 1 },
    ]);
    expect(teamRecords.compute({ games: [], withdrawn: [], teamSeasons: [] }, [1, 20])).toEqual([]);
  });

  test('has no feats or streaks before a team has played', () => {
    expect(feats.compute({ games: unplayed, withdrawn: [], teamSeasons: [listed] }, [1, 10])).toEqual([]);
    expect(streaks.compute({ games: unplayed, withdrawn: [] }, [1, 10])).toEqual([]);
    expect(feats.compute({ games, withdrawn: [], teamSeasons: [listed] }, [1, 10])).toMatchObject([
      { categoryId: 3, biggestMargin: 1 },
    ]);
    expect(streaks.compute({ games, withdrawn: [] }, [1, 10])).toMatchObject([
      { teamId: 10, winning: { current: { length: 1 } } },
    ]);
  });

  test('a rivalry begins with the first game played', () => {
    expect(rivalries.compute({ games: unplayed, withdrawn: [] }, [1, 10, 20])).toEqual([]);
    expect(rivalries.compute({ games, withdrawn: [] }, [1, 10, 20])).toMatchObject([
      { teamLo: 10, loWins: 1 },
    ]);
  });
});

test('a competition that has no rules has no table', () => {
  const sources = { games, leagueEntries: [], tournamentEntries: [], leagues: [] };
  expect(standings.compute({ ...sources, competitions: [] }, ['league-1'])).toEqual([]);
  const { teamId, categoryId, groupName } = entry(30);
  const tournamentEntries = [
    { tournamentId: 1, seasonId: 1, competition: 'tournament-1', teamId, categoryId, groupName, deducted: 2 },
  ];
  const table = standings.compute({ ...sources, tournamentEntries, competitions: [competitionRow()] }, [
    'league-1',
  ]);
  expect(table.map((row) => row.teamId)).toEqual([10, 20, 30]);
  expect(table.map((row) => row.deducted)).toEqual([0, 0, 2]);
});
