import { describe, expect, test } from 'vitest';
import type { RejectionReason } from './errors.ts';
import { readRows } from './read-rows.ts';
import {
  type GameValues,
  game,
  sampleSource,
  sampleTeams,
  scheduled,
  type TeamValues,
  team,
} from './sample.fixture.ts';

const longText = 'x'.repeat(121);

type GameCase = readonly [RejectionReason, column: string, Partial<GameValues>];
const gameCases: readonly GameCase[] = [
  ['missing-value', 'game_key', { game_key: '' }],
  ['too-long', 'game_key', { game_key: longText }],
  ['too-long', 'venue', { venue: longText }],
  ['too-long', 'group', { group: 'x'.repeat(41) }],
  ['unknown-season', 'season', { season: '2019-2020' }],
  ['unknown-category', 'category_key', { category_key: 'm99' }],
  ['unknown-league', 'league_key', { league_key: 'nowhere' }],
  ['league-of-another-season', 'league_key', { league_key: 'm13-old' }],
  ['league-of-another-category', 'league_key', { league_key: 'm15' }],
  ['unknown-tournament', 'tournament_key', { league_key: '', tournament_key: 'nowhere' }],
  ['tournament-of-another-season', 'tournament_key', { league_key: '', tournament_key: 'old-classique' }],
  [
    'category-not-in-tournament',
    'category_key',
    { league_key: '', tournament_key: 'classique', category_key: 'm15-aa' },
  ],
  ['two-competitions', 'tournament_key', { tournament_key: 'classique' }],
  ['bad-stage', 'stage', { stage: 'playoffs' }],
  ['bad-date', 'date', { date: '05/10/2024' }],
  ['bad-date', 'date', { date: '2024-02-30' }],
  ['date-outside-season', 'date', { date: '2024-08-31' }],
  ['date-outside-season', 'date', { date: '2025-09-01' }],
  ['bad-time', 'time', { time: '25:00' }],
  ['missing-value', 'home_team_key', { home_team_key: '' }],
  ['team-not-listed', 'away_team_key', { away_team_key: 'inconnus' }],
  ['same-team', 'away_team_key', { away_team_key: 'loups' }],
  ['bad-status', 'status', { status: 'played' }],
  ['bad-decision', 'decided_in', { decided_in: 'penalties' }],
  ['bad-forfeit', 'forfeited_by', { forfeited_by: 'referee' }],
  ['final-without-result', 'home_goals', { home_goals: '' }],
  ['final-without-result', 'decided_in', { decided_in: '' }],
  ['scheduled-with-result', 'home_goals', { status: 'scheduled' }],
  ['not-a-whole-number', 'home_goals', { home_goals: '3.5' }],
  ['not-a-whole-number', 'away_goals', { away_goals: 'two' }],
  ['negative-goals', 'home_goals', { home_goals: '-1' }],
  ['absurd-goals', 'home_goals', { home_goals: '51' }],
  ['bad-fair-play', 'home_fair_play', { home_fair_play: '2' }],
  ['bad-count', 'home_penalty_minutes', { home_penalty_minutes: '301' }],
  ['shootout-needs-one-goal', 'away_goals', { decided_in: 'shootout' }],
  ['overtime-by-one-goal', 'away_goals', { decided_in: 'overtime' }],
];

describe('a row of games.csv', () => {
  test.each(gameCases)('is rejected as %s in %s: %o', async (reason, column, changes) => {
    const { games, rejections } = await readRows(
      sampleSource([game('good'), game('bad', changes), game('last')]),
    );
    expect(rejections).toMatchObject([{ file: 'games.csv', line: 3, column, reason }]);
    expect(games.map(({ key }) => key)).toEqual(['good', 'last']);
  });

  test.each([
    ['team-not-in-league', { away_team_key: 'visiteurs' }],
    ['team-of-another-category', { league_key: '', away_team_key: 'aigles' }],
  ] as const)('is accepted as %s: its teams may have moved since they played', async (reason, changes) => {
    const { games, rejections } = await readRows(sampleSource([game('moved', changes)]));
    expect(rejections).toEqual([]);
    expect(games).toMatchObject([{ misplaced: ['away_team_key', changes.away_team_key, reason] }]);
  });

  test('is rejected when an earlier row has its key', async () => {
    const { games, rejections } = await readRows(sampleSource([game('a'), game('a', { home_goals: '9' })]));
    expect(rejections).toMatchObject([{ line: 3, column: 'game_key', value: 'a', reason: 'duplicate-game' }]);
    expect(games).toHaveLength(1);
  });

  test('is rejected when the row of its team is rejected', async () => {
    const teams = [...sampleTeams.slice(1), team('loups', { region_key: 'atlantis' })];
    const { rejections } = await readRows(sampleSource([game('a')], teams));
    expect(rejections.map(({ file, reason }) => [file, reason])).toEqual([
      ['teams.csv', 'unknown-region'],
      ['games.csv', 'team-rejected'],
    ]);
  });

  test('accepts a forfeit with any goals, a tie after overtime and a game to come', async () => {
    const rows = [
      game('forfeit', { forfeited_by: 'home', home_goals: '0', away_goals: '7', decided_in: 'overtime' }),
      game('tie', { home_goals: '2', away_goals: '2', decided_in: 'overtime' }),
      scheduled('to-come'),
    ];
    expect((await readRows(sampleSource(rows))).rejections).toEqual([]);
  });
});

type TeamCase = readonly [RejectionReason, column: string, Partial<TeamValues>];
const teamCases: readonly TeamCase[] = [
  ['missing-value', 'team_key', { team_key: '' }],
  ['unknown-season', 'season', { season: '1917-1918' }],
  ['missing-value', 'name', { name: '' }],
  ['too-long', 'name', { name: longText }],
  ['unknown-category', 'category_key', { category_key: 'm99' }],
  ['unknown-region', 'region_key', { region_key: 'atlantis' }],
  ['unknown-league', 'league_key', { league_key: 'nowhere' }],
  ['league-of-another-season', 'league_key', { league_key: 'm13-old' }],
  ['league-of-another-category', 'league_key', { league_key: 'm15' }],
  ['unknown-division', 'division_key', { division_key: 'est' }],
  ['unknown-country', 'country', { country: 'XX' }],
  ['division-without-league', 'division_key', { division_key: 'nord', league_key: '' }],
  ['duplicate-team', 'team_key', { team_key: 'lynx' }],
];

test.each(teamCases)('a row of teams.csv is rejected as %s in %s: %o', async (reason, column, changes) => {
  const { teams, rejections } = await readRows(sampleSource([], [...sampleTeams, team('bad', changes)]));
  expect(rejections).toMatchObject([{ file: 'teams.csv', line: 7, column, reason }]);
  expect(teams).toHaveLength(sampleTeams.length);
});

const inOrder = async (games: readonly GameValues[]) =>
  (await readRows(sampleSource(games))).games.map(({ key }) => key);

test('returns games in the order of season, day and time, whatever the order of the file', async () => {
  const rows = [game('c', { date: '2024-10-06' }), game('b', { time: '15:00' }), game('a', { time: '' })];
  expect(await inOrder(rows)).toEqual(['a', 'b', 'c']);
  expect(await inOrder(rows.toReversed())).toEqual(['a', 'b', 'c']);
});
