import type { GameRow } from '../../views/games/games.table.ts';
import { isPlayed } from '../../views/games/result.ts';
import { tablesOf } from '../../views/standings/tables.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { describe, expect, test } from 'vitest';
import { competitionRow, gameRow, score } from '../../views/standings/rows.fixture.ts';
import { outlookRace } from '../outlook/outlook.ts';
import { isAgainstBest } from '../../views/standings/criteria.ts';
import type { Certainty } from './certainty.ts';
import { certaintyOf } from './table-certainty.ts';
import { criteriaOf } from '../season-race/season-race.ts';
import { countOutcomes, exactRanksOf } from './every-outcome.fixture.ts';
import { type SmallLeague, smallLeague } from './small-league.fixture.ts';
import { neededResults } from './needed-results.ts';
import { possibleRanks } from './possible-ranks.ts';

const raceOf = ({ games, entries, competition }: SmallLeague) => {
  const [table] = tablesOf(games, entries, 'league');
  if (!table) throw new Error('no table');
  return outlookRace({ table, competition, forecasts: [], ratings: [] });
};

/** Leagues with so few outcomes that all can be played. */
function* leaguesOf(count: number): Generator<{ readonly seed: number; readonly league: SmallLeague }> {
  let found = 0;
  for (let seed = 1; found < count; seed += 1) {
    const league = smallLeague(seed);
    if (countOutcomes(league) > 4_000) continue;
    found += 1;
    yield { seed, league };
  }
}

const divisionsOf = ({ entries }: SmallLeague): readonly (number | undefined)[] =>
  entries.some(({ divisionId }) => divisionId !== null) ? [undefined, 0] : [undefined];

/** Returns whether no criterion compares with the team next to a tie, which may depend on goals. */
const isBounded = ({ competition: { rules } }: SmallLeague): boolean =>
  !criteriaOf(rules).some(isAgainstBest);

/** `MARKS_LEAGUES=2000` compares as many leagues as the figures in the decision record. */
const leagues = Number(process.env['MARKS_LEAGUES'] ?? 120);

test(`possible ranks include all ranks that brute force finds in ${leagues} small leagues, and rarely others`, () => {
  const figures = {
    marks: 0,
    exact: 0,
    tooWide: 0,
    boundedTooWide: 0,
    firsts: 0,
    missed: 0,
    magicTooLarge: 0,
  };
  for (const { seed, league } of leaguesOf(leagues))
    for (const did of divisionsOf(league)) {
      const truth = exactRanksOf(league, did, 1);
      const { teamIds, race } = raceOf(league);
      const certainty = certaintyOf(race, did) as Certainty;
      for (const [teamId, { best, worst, magic }] of truth) {
        const at = [seed, did, teamId];
        const team = teamIds.indexOf(teamId);
        const possible = possibleRanks(certainty, team);
        const number = certainty.magicNumber(team, 1);
        expect([...at, possible.best <= best, possible.worst >= worst]).toEqual([...at, true, true]);
        if (possible.isExact) expect([...at, possible.best, possible.worst]).toEqual([...at, best, worst]);
        if (number !== null) expect([...at, magic !== null && number >= magic]).toEqual([...at, true]);
        const isWide = possible.best < best || possible.worst > worst;
        figures.marks += 1;
        if (possible.isExact) figures.exact += 1;
        if (isWide) figures.tooWide += 1;
        if (isWide && isBounded(league)) figures.boundedTooWide += 1;
        if (worst === 1) figures.firsts += 1;
        if (worst === 1 && possible.worst > 1) figures.missed += 1;
        if (magic !== null && number !== magic) figures.magicTooLarge += 1;
      }
    }
  if (process.env['MARKS_LEAGUES']) console.info(JSON.stringify(figures));
  expect(figures.tooWide).toBeLessThanOrEqual(figures.marks * 0.015);
  expect(figures.boundedTooWide).toBeLessThanOrEqual(figures.marks * 0.003);
  expect(figures.missed).toBeLessThanOrEqual(Math.ceil(figures.firsts * 0.015));
  expect(figures.magicTooLarge).toBeLessThanOrEqual(Math.ceil(figures.marks * 0.005));
});

test('possible ranks include all ranks that brute force finds in small leagues where division winners come first', () => {
  const figures = { marks: 0, exact: 0, tooWide: 0, narrowed: 0 };
  for (const { seed, league } of leaguesOf(leagues)) {
    if (!league.entries.some(({ divisionId }) => divisionId !== null) || countOutcomes(league) > 300)
      continue;
    const { competition, entries } = league;
    const rules = { ...competition.rules, divisionWinnersFirst: true };
    // In every other league, one team is in no division.
    const isLeftOut = (at: number): boolean => at === 0 && seed % 2 === 0;
    const divided = {
      ...league,
      entries: entries.map((one, at) => (isLeftOut(at) ? { ...one, divisionId: null } : one)),
      competition: { ...competition, rules },
    };
    const { teamIds, race } = raceOf(divided);
    const certainty = certaintyOf(race) as Certainty;
    for (const [teamId, { best, worst }] of exactRanksOf(divided, undefined, 1)) {
      const at = [seed, teamId];
      const possible = possibleRanks(certainty, teamIds.indexOf(teamId));
      expect([...at, possible.best <= best, possible.worst >= worst]).toEqual([...at, true, true]);
      figures.marks += 1;
      if (possible.best === best && possible.worst === worst) figures.exact += 1;
      else figures.tooWide += 1;
      if (possible.best > 1 || possible.worst < teamIds.length) figures.narrowed += 1;
    }
  }
  if (process.env['MARKS_LEAGUES']) console.info(JSON.stringify(figures));
  expect(figures.narrowed).toBeGreaterThan(figures.marks * 0.5);
});

/** Returns the league with the named results played, and all other open games still open. */
const withResults = (league: SmallLeague, results: ReadonlyMap<number, Partial<GameRow>>): SmallLeague => ({
  ...league,
  games: league.games.map((game) => ({ ...game, ...results.get(game.gameId) })),
});

const scoreOf = (ending: string): Partial<GameRow> => {
  const isWin = ending === 'win' || ending.endsWith('Win');
  const [homeGoals, awayGoals] = ending === 'tie' ? [1, 1] : isWin ? [2, 1] : [1, 2];
  const decidedIn = /^(?:overtime|shootout)/.exec(ending)?.[0] ?? 'regulation';
  return { status: 'final', homeGoals, awayGoals, decidedIn: decidedIn as GameRow['decidedIn'] };
};

test('names results with which the rank is still possible, however the other games end', () => {
  let checked = 0;
  for (const { seed, league } of leaguesOf(200)) {
    const { rules } = league.competition;
    // The scores of named results would decide further ties.
    if (rules.fairPlay || criteriaOf(rules).some((criterion) => /goal|Minutes|draw/i.test(criterion)))
      continue;
    const { teamIds, race, gameIds } = raceOf(league);
    const certainty = certaintyOf(race) as Certainty;
    teamIds.forEach((teamId, team) => {
      for (const extreme of ['best', 'worst'] as const) {
        const { way, ahead } = certainty.extreme(team, extreme);
        if (!way) continue;
        const named = neededResults(certainty.contest, { team, extreme }, way);
        const results = new Map(
          named.map(({ game, ending }) => [gameIds[game] ?? 0, scoreOf(ending)] as const),
        );
        const left = withResults(league, results);
        const truth = exactRanksOf(left, undefined, 1).get(teamId);
        const ranks = extreme === 'best' ? truth?.best : truth?.worst;
        expect([seed, teamId, extreme, ranks]).toEqual([seed, teamId, extreme, ahead + 1]);
        checked += left.games.filter((game) => !isPlayed(game)).length;
      }
    });
  }
  expect(checked).toBeGreaterThan(20);
});

const toCome = (gameId: number, home: number, away: number): GameRow =>
  gameRow(gameId, home, away, { status: 'scheduled', homeGoals: null, awayGoals: null });
const numbersOf = (games: readonly GameRow[]): readonly (number | null)[] => {
  const { teamIds, race } = raceOf({ games, entries: [], competition: competitionRow(presets.nhl) });
  const certainty = certaintyOf(race) as Certainty;
  return teamIds.map((_, team) => certainty.magicNumber(team, 1));
};

describe('the magic number', () => {
  test('is known for a team that needs only win against its rival', () => {
    const played = [score(1, 10, '2-1', 30), score(2, 20, '2-1', 30), score(3, 20, '2-1', 30)];
    expect(numbersOf([...played, toCome(4, 10, 20), toCome(5, 10, 20)])).toEqual([4, 3, null]);
  });

  test('is 0 for a team that is sure already, also by a tie-break', () => {
    const played = [score(1, 10, '2-1', 20), score(2, 10, '2-1', 20), score(3, 20, '2-1', 30)];
    // Team 20 would be level in points, with more games played.
    expect(numbersOf([...played, toCome(4, 20, 30)])[0]).toBe(0);
  });
});

test('is computed for a team with more than forty open games', () => {
  const won = Array.from({ length: 60 }, (_, at) => score(at + 1, 10, '2-0', 20 + (at % 3) * 10));
  const open = Array.from({ length: 60 }, (_, at) =>
    gameRow(100 + at, 20 + (at % 3) * 10, 20 + ((at + 1) % 3) * 10, {
      status: 'scheduled',
      homeGoals: null,
      awayGoals: null,
    }),
  );
  const { race } = raceOf({
    games: [...won, ...open],
    entries: [],
    competition: competitionRow(presets.nhl),
  });
  const certainty = certaintyOf(race) as Certainty;
  expect(possibleRanks(certainty, 0)).toEqual({ best: 1, worst: 1, isExact: true });
});
