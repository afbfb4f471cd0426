import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { expect, test } from 'vitest';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { neutralRuleset } from '../../views/standings/neutral-ruleset.ts';
import { competitionRow, entry, gameRow } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { outlookRace } from './outlook.ts';
import type { SeasonRace } from '../season-race/season-race.ts';
import { simulateSeason } from './simulate.ts';
import { tablesOf } from '../../views/standings/tables.ts';

const entries = [1, 2, 3, 4, 5, 6].map((teamId) =>
  entry(teamId, { divisionId: teamId % 2, deducted: teamId === 3 ? 1 : 0 }),
);

const raceIn = (games: readonly GameRow[], competition: CompetitionRow, of = entries): SeasonRace => {
  const [table] = tablesOf(games, of, 'league');
  if (!table) throw new Error('there is no table');
  return outlookRace({ table, competition, forecasts: [], ratings: [] }).race;
};

/** Games with few goals among six teams, so that many teams are tied. */
const gamesFrom = (seed: number) => {
  let state = seed;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: 4 + (seed % 9) }, (_, at) => {
    const home = next(6);
    return gameRow(at + 1, home + 1, ((home + 1 + next(5)) % 6) + 1, {
      homeGoals: next(3),
      awayGoals: next(3),
    });
  });
};

/** Rulesets whose last criterion is a draw of all teams, so that no tie remains for lots. */
const rulesets: readonly (readonly [string, Partial<Ruleset>])[] = [
  ['the share of points', { tieBreakers: ['pointsPercentage', 'manualDraw'] }],
  ['points against the next best team', { tieBreakers: ['points', 'pointsAgainstBest', 'manualDraw'] }],
  [
    'goal difference against the next best team',
    { tieBreakers: ['points', 'goalDifferenceAgainstBest', 'manualDraw'] },
  ],
  ['goals against the next best team', { tieBreakers: ['points', 'goalsAgainstBest', 'manualDraw'] }],
  [
    'goals among three or more teams',
    {
      tieBreakers: ['points', 'wins', 'manualDraw'],
      whenThreeOrMore: ['headToHeadGoalsFor', 'manualDraw'],
    },
  ],
  ['the division winners', { tieBreakers: ['points', 'manualDraw'], divisionWinnersFirst: true }],
  [
    'the division winners, whose ties are broken within the division',
    { tieBreakers: ['points', 'headToHeadPoints', 'manualDraw'], divisionWinnersFirst: true },
  ],
];

/** The order in which each of five simulations of a season without open games ends. */
const simulatedOrder = (race: SeasonRace, seed: number): readonly number[][] =>
  simulateSeason(race, seed, 5).ranks.map((places) => [...places]);

test.each(rulesets)('ranks a finished season as in its real table, by %s', (_name, rules) => {
  const competition = competitionRow({ ...neutralRuleset, ...rules }, { draw: [3, 1, 6, 2, 5, 4] });
  for (let seed = 1; seed <= 80; seed += 1) {
    const games = gamesFrom(seed * 97);
    const rows = computeStandings(games, entries, competition);
    const expected = rows
      .toSorted((a, b) => a.teamId - b.teamId)
      .map(({ place }) => rows.map((_, at) => (at + 1 === place ? 5 : 0)));
    expect([seed, simulatedOrder(raceIn(games, competition), seed)]).toEqual([seed, expected]);
  }
});

/** How often each team is first of 600 seasons without any games, with this tie-break draw. */
const timesFirst = (draw: number[]): readonly number[] => {
  const competition = competitionRow({ tieBreakers: ['points', 'manualDraw'] }, { draw });
  const undeducted = entries.map((one) => ({ ...one, deducted: 0 }));
  return simulateSeason(raceIn([], competition, undeducted), 1, 600).ranks.map(([first = 0]) => first);
};

test('ranks teams by the draw, and draws lots for a tie with a team that the draw lacks', () => {
  expect(timesFirst([2, 3, 1, 4, 6, 5])).toEqual([0, 600, 0, 0, 0, 0]);
  for (const times of timesFirst([2, 3])) expect(times).toBeGreaterThan(60);
});

test.each(rulesets)('the first teams of each real division table make play-offs, by %s', (_name, rules) => {
  for (const places of [1, 2]) {
    const competition = competitionRow(
      { ...neutralRuleset, ...rules, playoffs: { teams: places, of: 'division' } },
      { draw: [3, 1, 6, 2, 5, 4] },
    );
    for (let seed = 1; seed <= 60; seed += 1) {
      const games = gamesFrom(seed * 89);
      const rows = computeStandings(games, entries, competition).toSorted((a, b) => a.teamId - b.teamId);
      const expected = rows.map(({ inDivision }) => ((inDivision?.place ?? 9) <= places ? 5 : 0));
      const { reached } = simulateSeason(raceIn(games, competition), seed, 5);
      expect([seed, Array.from(reached)]).toEqual([seed, expected]);
    }
  }
});
