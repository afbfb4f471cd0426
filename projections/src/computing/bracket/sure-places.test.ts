import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { describe, expect, test } from 'vitest';
import type { GameRow } from '../../views/games/games.table.ts';
import { competitionRow, entry, gameRow } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { groupsOf, ofGroup } from './group-places.ts';

const day = { stage: 'preliminary', groupName: 'A' } as const;
const competition = (rules: Ruleset) =>
  competitionRow(rules, { kind: 'tournament', competition: 'tournament-1' });
const toPlay = (gameId: number, home: number, away: number): GameRow =>
  gameRow(gameId, home, away, { ...day, status: 'scheduled', homeGoals: null, awayGoals: null });
const played = (gameId: number, home: number, away: number, homeGoals: number, awayGoals: number): GameRow =>
  gameRow(gameId, home, away, { ...day, homeGoals, awayGoals });

/** The team of each rank; null where it is not decided. */
const placesIn = (teams: readonly number[], games: readonly GameRow[], rules: Ruleset) => {
  const entries = teams.map((id) => entry(id, { groupName: 'A' }));
  const standings = computeStandings(games, entries, competition(rules));
  const groups = groupsOf(standings, games, teams.length - 1, competition(rules));
  return teams.map((_, at) => {
    const resolved = ofGroup(groups, 'A', at + 1);
    return resolved.state === 'decided' ? resolved.teamId : null;
  });
};

describe('a place of a group', () => {
  const four = [1, 2, 3, 4];
  const first = [played(1, 1, 2, 3, 0), played(2, 1, 3, 3, 0), played(3, 1, 4, 3, 0)];

  test('is decided while lower ranks are still open', () => {
    const games = [...first, played(4, 2, 3, 2, 0), toPlay(5, 2, 4), toPlay(6, 3, 4)];
    // With a fair-play point in both of its games team 4 would be level in points, but not in wins.
    expect(placesIn(four, games, presets.quebecTournament)).toEqual([1, null, null, null]);
  });

  test('is open while a game of the group has no opponents yet', () => {
    expect(placesIn(four, [...first, played(4, 2, 3, 2, 0)], presets.quebecTournament)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('is decided by goals only when no open game can change them', () => {
    // Teams 1 and 2 have played all their games and are level in points, wins and against each other.
    const level = [
      played(1, 1, 2, 1, 1),
      played(2, 1, 3, 5, 0),
      played(3, 1, 4, 5, 0),
      played(4, 2, 3, 4, 1),
      played(5, 2, 4, 4, 1),
    ];
    expect(placesIn(four, [...level, toPlay(6, 3, 4)], presets.quebecTournament)).toEqual([1, 2, null, null]);
    const unplayed = level.map((game) => (game.gameId === 5 ? toPlay(5, 2, 4) : game));
    expect(placesIn(four, [...unplayed, played(6, 3, 4, 1, 1)], presets.quebecTournament)[0]).toBeNull();
  });

  test('is decided by points alone when many games are open', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7];
    const games = seven.flatMap((one, at) =>
      seven
        .slice(at + 1)
        .map((other) =>
          one === 1 ? played(one * 10 + other, one, other, 4, 0) : toPlay(one * 10 + other, one, other),
        ),
    );
    const few = games.map((game) =>
      game.status === 'scheduled' && game.gameId % 3 > 0
        ? { ...game, status: 'final' as const, homeGoals: 1, awayGoals: 1 }
        : game,
    );
    expect(games.filter(({ status }) => status === 'scheduled')).toHaveLength(15);
    expect(placesIn(seven, games, presets.quebecTournament)).toEqual(seven.map(() => null));
    expect(placesIn(seven, few, presets.quebecTournament)[0]).toBe(1);
  });
});

/** Returns pseudo-random integers below `below`, the same in every run. */
const drawing = (seed: number) => {
  let state = seed * 7_919;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** Scores of one open game; of two, only the extreme ones, to limit the number of endings. */
const scoresOf = (left: number): readonly (readonly [number, number])[] => {
  const extreme = [
    [1, 0],
    [50, 0],
    [50, 49],
  ] as const;
  return left > 1 ? extreme : [...extreme, [2, 0], [3, 0], [4, 0], [5, 3]];
};
/** Results of a game: wins and losses in each way and by many scores, ties, forfeits and fair-play points. */
const resultsOf = (game: GameRow, { fairPlay, tieBreakers }: Ruleset, left: number): readonly GameRow[] => {
  const decisions = tieBreakers.includes('regulationWins')
    ? (['regulation', 'overtime', 'shootout'] as const)
    : (['regulation', 'overtime'] as const);
  const final = { ...game, status: 'final' as const };
  const wins = decisions.flatMap((decidedIn) =>
    scoresOf(left).flatMap(([most, least]) => [
      { ...final, decidedIn, homeGoals: most, awayGoals: least },
      { ...final, decidedIn, homeGoals: least, awayGoals: most },
    ]),
  );
  const level = [0, 3, 50].map((goals) => ({ ...final, homeGoals: goals, awayGoals: goals }));
  const forfeits = (['home', 'away', 'both'] as const).map((forfeitedBy) => ({
    ...final,
    homeGoals: 0,
    awayGoals: 0,
    forfeitedBy,
  }));
  const all = [...wins, ...level, ...forfeits];
  if (!fairPlay) return all;
  return all.flatMap((row) =>
    [0, 1, 2, 3].map((earned) => ({ ...row, homeFairPlay: earned % 2, awayFairPlay: earned >> 1 })),
  );
};

const everyEnd = (games: readonly GameRow[], rules: Ruleset, left: number): readonly (readonly GameRow[])[] =>
  games.reduce<readonly (readonly GameRow[])[]>(
    (ways, game) =>
      game.status === 'final'
        ? ways.map((way) => [...way, game])
        : ways.flatMap((way) => resultsOf(game, rules, left).map((result) => [...way, result])),
    [[]],
  );

/** A group of three or four teams with an open game or two, with small scores, so that ties are usual. */
const randomGroup = (seed: number, left: number) => {
  const next = drawing(seed);
  const teams = [1, 2, 3, 4].slice(0, 3 + next(2));
  const pairs = teams.flatMap((one, at) => teams.slice(at + 1).map((other) => [one, other] as const));
  const open = new Set(Array.from({ length: left }, () => next(pairs.length)));
  const games = pairs.map(([home, away], at) =>
    open.has(at)
      ? toPlay(at + 1, home, away)
      : { ...played(at + 1, home, away, next(4), next(2)), homeFairPlay: next(2), awayFairPlay: 1 },
  );
  return { teams, games };
};

describe.each(['quebecMinor', 'quebecTournament', 'threeTwoOne', 'lheq', 'nhl', 'iihf'] as const)(
  'a random group by the rules %s',
  (name) => {
    const rules = presets[name] as Ruleset;
    test.each([
      { left: 1, groups: 60 },
      { left: 2, groups: 8 },
    ])(
      'has a place decided exactly when the same team has it alone after every outcome of the last $left games',
      ({ left, groups }) => {
        let [decided, open] = [0, 0];
        for (let seed = 1; seed <= groups; seed += 1) {
          const { teams, games } = randomGroup(seed * 31 + left, left);
          const entries = teams.map((id) => entry(id, { groupName: 'A' }));
          const truth = teams.map(() => new Set<number | null>());
          for (const end of everyEnd(games, rules, left)) {
            const rows = computeStandings(end, entries, competition(rules));
            for (const [at, ofRank] of truth.entries()) {
              const level = rows.filter(({ rank }) => rank === rows[at]?.rank);
              ofRank.add(level.length === 1 ? (rows[at]?.teamId ?? null) : null);
            }
          }
          const expected = truth.map((ofRank) => (ofRank.size === 1 ? ([...ofRank][0] ?? null) : null));
          const actual = placesIn(teams, games, rules);
          // The last criteria of the IIHF compare with a team that depends on other teams, so such places stay open.
          const checked = expected.map((team, at) => (name !== 'iihf' || actual[at] !== null ? team : null));
          expect([seed, ...actual]).toEqual([seed, ...checked]);
          decided += actual.filter((team) => team !== null).length;
          open += actual.filter((team) => team === null).length;
        }
        expect([decided > 0, open > 0]).toEqual([true, true]);
      },
    );
  },
);

describe('a place of an unfinished group', () => {
  const games = [played(1, 1, 2, 3, 0), played(2, 1, 3, 3, 0), toPlay(3, 2, 3)];

  test('is decided by points alone', () => {
    expect(placesIn([1, 2, 3], games, presets.quebecMinor)).toEqual([1, null, null]);
  });

  test('is open where division winners come first', () => {
    const rules = { ...presets.quebecMinor, divisionWinnersFirst: true };
    expect(placesIn([1, 2, 3], games, rules)).toEqual([null, null, null]);
  });

  test('is decided by wins where the rules rank by wins first', () => {
    const rules: Ruleset = { ...presets.quebecMinor, tieBreakers: ['wins', 'goalDifference'] };
    expect(placesIn([1, 2, 3], games, rules)).toEqual([1, null, null]);
  });

  test('is open beyond the last rank and in an unknown group', () => {
    const standings = computeStandings(games, [], competition(presets.quebecMinor));
    const groups = groupsOf(standings, games, 2, competition(presets.quebecMinor));
    expect(ofGroup(groups, 'A', 4)).toEqual({ state: 'open', forNow: null });
    expect(ofGroup(groups, null, 1)).toEqual({ state: 'open', forNow: null });
  });
});
