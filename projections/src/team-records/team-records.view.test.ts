import { describe, expect, test } from 'vitest';
import { feats } from '../feats/feats.view.ts';
import { rivalries } from '../rivalries/rivalries.view.ts';
import { competitionRow, entry, score } from '../standings/rows.fixture.ts';
import { standings } from '../standings/standings.view.ts';
import { streaks } from '../streaks/streaks.view.ts';
import { teamRecords } from './team-records.view.ts';

const listed = {
  team_id: 10,
  season_id: 1,
  name: 'Les Draveurs',
  search_name: 'les draveurs',
  category_id: 3,
  region_id: 1,
  city: null,
};
const games = [score(1, 10, '2-1', 20)];
const unplayed = games.map((game) => ({ ...game, status: 'scheduled' as const }));

describe('the views of a team in a season', () => {
  test('a listed team has a record of zeros before it plays, in its own category', () => {
    expect(teamRecords.compute({ games: [], teamSeasons: [listed] }, [1, 10])).toMatchObject([
      { season_id: 1, team_id: 10, category_id: 3, games_played: 0, first_date: null },
    ]);
  });

  test("a team that is not listed takes its games' category; one that is in neither has no record", () => {
    expect(teamRecords.compute({ games, teamSeasons: [] }, [1, 20])).toMatchObject([
      { category_id: 1, games_played: 1, losses: 1 },
    ]);
    expect(teamRecords.compute({ games: [], teamSeasons: [] }, [1, 20])).toEqual([]);
  });

  test('feats and streaks begin with the first game that was played', () => {
    expect(feats.compute({ games: unplayed, teamSeasons: [listed] }, [1, 10])).toEqual([]);
    expect(streaks.compute({ games: unplayed }, [1, 10])).toEqual([]);
    expect(feats.compute({ games, teamSeasons: [listed] }, [1, 10])).toMatchObject([
      { category_id: 3, biggest_margin: 1 },
    ]);
    expect(streaks.compute({ games }, [1, 10])).toMatchObject([
      { team_id: 10, winning: { current: { length: 1 } } },
    ]);
  });

  test('a rivalry begins with the first meeting that was played', () => {
    expect(rivalries.compute({ games: unplayed }, [1, 10, 20])).toEqual([]);
    expect(rivalries.compute({ games }, [1, 10, 20])).toMatchObject([{ team_lo: 10, lo_wins: 1 }]);
  });
});

test('there is no table without a competition to take the rules from', () => {
  const sources = { games, leagueEntries: [], tournamentEntries: [], leagues: [] };
  expect(standings.compute({ ...sources, competitions: [] }, ['league-1'])).toEqual([]);
  const { team_id, category_id, group_name } = entry(30);
  const tournamentEntries = [
    { tournament_id: 1, season_id: 1, competition: 'tournament-1', team_id, category_id, group_name },
  ];
  const table = standings.compute({ ...sources, tournamentEntries, competitions: [competitionRow()] }, [
    'league-1',
  ]);
  expect(table.map((row) => row.team_id)).toEqual([10, 30, 20]);
});
