import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { bracketOf } from '@rondelle/projections/computing/bracket/bracket.ts';
import { divisionTable } from '@rondelle/projections/computing/standings/division-table.ts';
import { computeStandings } from '@rondelle/projections/views/standings/standings.ts';
import type { StandingRow } from '@rondelle/projections/views/standings/standings.table.ts';
import { describe, expect, test } from 'vitest';
import { type DatasetRows, datasetRows, folderOf, readCsv } from '../support/dataset-rows.ts';

const tableOf = (rows: DatasetRows, key: string) =>
  computeStandings(rows.gamesOf(key), rows.entriesOf(key), rows.competition(key));

const publishedCells = (rows: DatasetRows, row: StandingRow) => ({
  team_key: rows.teamKey(row.teamId),
  games_played: row.gamesPlayed,
  wins: row.wins,
  losses: row.losses,
  regulation_wins: row.regulationWins,
  ot_wins: row.overtimeWins,
  shootout_wins: row.shootoutWins,
  ot_losses: row.overtimeLosses,
  shootout_losses: row.shootoutLosses,
  points: row.points,
  goals_for: row.goalsFor,
  goals_against: row.goalsAgainst,
});

const pwhl = folderOf('pwhl');
describe.skipIf(!pwhl)('PWHL', () => {
  for (const season of ['2023-2024', '2024-2025'])
    test(`${season} equals the league's own table in every cell and in its order`, () => {
      const rows = datasetRows(pwhl ?? '');
      const published = readCsv(`${pwhl}/published-standings.csv`).filter(
        (line) => line['season'] === season,
      );
      expect(published).toHaveLength(6);
      const computed = tableOf(rows, `pwhl-${season}`).map((row) => publishedCells(rows, row));
      expect(computed).toEqual(
        published.map(({ season: _season, team_key, ...cells }) => ({
          team_key,
          ...Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, Number(cell)])),
        })),
      );
    });

  test('2023-2024: Boston and Minnesota have equal points, and the tie-break explains their order', () => {
    const rows = datasetRows(pwhl ?? '');
    const boston = tableOf(rows, 'pwhl-2023-2024').find((row) => rows.teamKey(row.teamId) === 'boston-fleet');
    expect(boston?.rank).toBe(3);
    expect(boston?.tieBreak?.unresolved).toBe(false);
    expect(boston?.tieBreak?.steps).toHaveLength(1);
    expect(boston?.tieBreak?.steps[0]?.teamIds.map(rows.teamKey)).toEqual([
      'boston-fleet',
      'minnesota-frost',
    ]);
  });
});

const memorialCup = folderOf('memorial-cup');
describe.skipIf(!memorialCup)('Memorial Cup', () => {
  test('2019: the three-way tie is broken as published, with the same ratios', () => {
    const rows = datasetRows(memorialCup ?? '');
    const names = new Map(
      readCsv(`${memorialCup}/teams.csv`).map((line) => [line['team_key'], line['name']]),
    );
    const table = tableOf(rows, 'memorial-cup-2019');
    const computed = table.map((row) => {
      const step = row.tieBreak?.steps[0];
      const ratio = step?.values[step.teamIds.indexOf(row.teamId)];
      return {
        rank_after_tiebreak: String(row.rank),
        team: names.get(rows.teamKey(row.teamId)),
        wins: String(row.wins),
        losses: String(row.losses),
        points: String(row.points),
        gf: String(row.goalsFor),
        ga: String(row.goalsAgainst),
        tiebreak_ratio: ratio === undefined ? '' : ratio.toFixed(3).slice(1),
      };
    });
    expect(computed).toEqual(readCsv(`${memorialCup}/published-standings-2019.csv`));
    expect(table[0]?.tieBreak?.steps.map((step) => [step.criterion, step.teamIds.length])).toEqual([
      ['headToHeadGoalRatio', 3],
      ['headToHeadGoalRatio', 2],
    ]);
  });

  test('has the published winners and finalists, and the first of the round robin goes straight to the final', () => {
    const rows = datasetRows(memorialCup ?? '');
    const ends = [2019, 2023, 2024].map((year) => {
      const key = `memorial-cup-${year}`;
      const bracket = bracketOf(rows.gamesOf(key), tableOf(rows, key));
      const first = bracket.advanced.find(({ bye }) => bye);
      return [bracket.winner, bracket.finalist, first?.teamId].map((id) => rows.teamKey(id ?? 0));
    });
    expect(ends).toEqual([
      ['rouyn-noranda-huskies', 'halifax-mooseheads', 'halifax-mooseheads'],
      ['quebec-remparts', 'seattle-thunderbirds', 'quebec-remparts'],
      ['saginaw-spirit', 'london-knights', 'london-knights'],
    ]);
  });
});

const worldJuniors = folderOf('wjc-2026');
const openWorldJuniors = () => {
  const rows = datasetRows(worldJuniors ?? '');
  return { rows, table: tableOf(rows, 'wjc-2026'), games: rows.gamesOf('wjc-2026') };
};
describe.skipIf(!worldJuniors)('World Junior Championship 2026', () => {
  test('the IIHF preset gives the order of the groups', () => {
    const { rows, games, table } = openWorldJuniors();
    const competition = { ...rows.competition('wjc-2026'), rules: presets.iihf };
    const byPreset = computeStandings(games, rows.entriesOf('wjc-2026'), competition);
    expect(byPreset.map(({ teamId }) => teamId)).toEqual(table.map(({ teamId }) => teamId));
  });

  test('ranks the two groups as published', () => {
    const { rows, table } = openWorldJuniors();
    const groups = Map.groupBy(table, (row) => row.groupName);
    const orders = [...groups].map(([name, standing]) => [
      name,
      standing.map((row) => rows.teamKey(row.teamId).slice(4)),
    ]);
    expect(orders).toEqual([
      ['A', ['sweden', 'united-states', 'switzerland', 'slovakia', 'germany']],
      ['B', ['canada', 'czechia', 'finland', 'latvia', 'denmark']],
    ]);
  });

  test('the first four of each group play the quarter-finals, Sweden wins, Canada is third', () => {
    const { rows, table, games } = openWorldJuniors();
    const bracket = bracketOf(games, table);
    const firstFour = table.filter((row) => row.rank <= 4).map((row) => row.teamId);
    expect(new Set(bracket.advanced.map(({ teamId }) => teamId))).toEqual(new Set(firstFour));
    expect(bracket.advanced.some(({ bye }) => bye)).toBe(false);
    expect([bracket.winner, bracket.finalist, bracket.third].map((id) => rows.teamKey(id ?? 0))).toEqual([
      'u20-sweden',
      'u20-czechia',
      'u20-canada',
    ]);
    expect(bracket.rounds.map(({ stage, games }) => [stage, games.length])).toEqual([
      ['quarter-final', 4],
      ['semi-final', 2],
      ['bronze', 1],
      ['final', 1],
      ['relegation', 1],
    ]);
  });
});

const lheq = folderOf('lheq-m13-aaa-2025-2026');
describe.skipIf(!lheq)('LHEQ', () => {
  test('tournament: the round of 16, the byes and the winner follow from the games', () => {
    const rows = datasetRows(lheq ?? '');
    const [key = ''] = new Set(
      rows.games.filter((game) => game.tournamentId !== null).map((game) => game.competition),
    );
    const table = tableOf(rows, key);
    expect(table).toHaveLength(23);
    const bracket = bracketOf(rows.gamesOf(key), table);
    const teamsWith = (bye: boolean) =>
      bracket.advanced.filter((team) => team.bye === bye).map(({ teamId }) => rows.teamKey(teamId).slice(5));
    expect(new Set(teamsWith(true))).toEqual(new Set(['128300', '128308', '128302', '128307']));
    expect(new Set(teamsWith(false))).toEqual(
      new Set(['128305', '128313', '128317', '128306', '128310', '128318', '128298', '128297']),
    );
    expect(rows.teamKey(bracket.winner ?? 0)).toBe('lheq-128307');
    expect(rows.teamKey(bracket.finalist ?? 0)).toBe('lheq-128306');
  });

  test('league: ranks every team, restricts each division to its teams, and counts fair play separately', () => {
    const rows = datasetRows(lheq ?? '');
    const [key = ''] = new Set(
      rows.games.filter((game) => game.leagueId !== null).map((game) => game.competition),
    );
    const table = tableOf(rows, key);
    expect(table).toHaveLength(rows.entriesOf(key).length);
    const divisions = [...new Set(table.map((row) => row.divisionId))].filter((id) => id !== null);
    expect(divisions).toHaveLength(3);
    const restricted = divisions.map((division) => divisionTable(table, division));
    expect(restricted.flat()).toHaveLength(table.length);
    for (const division of restricted) {
      expect(division.map((row) => row.place)).toEqual(division.map((_, index) => index + 1));
      expect(division[0]?.rank).toBe(1);
    }
    for (const row of table) {
      expect(row.totalPoints).toBe(row.points + row.fairPlayPoints);
      expect(row.fairPlayPoints).toBeLessThanOrEqual(row.gamesPlayed);
    }
  });
});
