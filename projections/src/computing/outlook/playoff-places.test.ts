import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { expect, test } from 'vitest';
import { computeOutlook } from './league-outlook.ts';
import { outlookRace } from './outlook.ts';
import { competitionRow, entry, gameRow } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { tablesOf } from '../../views/standings/tables.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { leagueCertainties } from './certainties.ts';
import { leaguePlayoffs } from './playoffs.ts';

const drawing = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

const open = { status: 'scheduled', homeGoals: null, awayGoals: null } as const;
const entries = [1, 2, 3, 4, 5, 6, 7].map((teamId) =>
  // The last team has no division.
  entry(teamId, { divisionId: teamId === 7 ? null : teamId % 2 }),
);
type Ending = Pick<GameRow, 'homeGoals' | 'awayGoals' | 'decidedIn'>;
const endings: readonly Ending[] = [
  { homeGoals: 6, awayGoals: 0, decidedIn: 'regulation' },
  { homeGoals: 2, awayGoals: 1, decidedIn: 'overtime' },
  { homeGoals: 3, awayGoals: 3, decidedIn: 'regulation' },
  { homeGoals: 1, awayGoals: 2, decidedIn: 'overtime' },
  { homeGoals: 0, awayGoals: 6, decidedIn: 'regulation' },
];

/** A league of two divisions, whose teams play each other too, with a few games to come. */
const leagueFrom = (seed: number) => {
  const next = drawing(seed);
  const pairOf = (): readonly [number, number] => {
    const home = next(7);
    return [home + 1, ((home + 1 + next(6)) % 7) + 1];
  };
  const played = Array.from({ length: 6 + next(9) }, (_, at) =>
    gameRow(at + 1, ...pairOf(), endings[next(5)]),
  );
  return {
    played,
    toCome: Array.from({ length: 1 + next(3) }, (_, at) => gameRow(90 + at, ...pairOf(), open)),
  };
};

/** Every way in which the games to come can end. */
const everyEnd = (toCome: readonly GameRow[]): readonly (readonly GameRow[])[] =>
  toCome.reduce<readonly (readonly GameRow[])[]>(
    (ends, game) =>
      ends.flatMap((end) =>
        endings.map((ending) => [...end, { ...game, status: 'final' as const, ...ending }]),
      ),
    [[]],
  );

/** Goals break no tie, so that five endings of a game stand for all. */
const rulesets: readonly (readonly [string, Partial<Ruleset>])[] = [
  ['points', { tieBreakers: ['points', 'headToHeadPoints', 'manualDraw'] }],
  [
    'the division winners first',
    { tieBreakers: ['points', 'wins', 'manualDraw'], divisionWinnersFirst: true },
  ],
];

test.each(rulesets)(
  'marks of a division’s teams are true in every possible end of small leagues, by %s',
  async (_, over) => {
    const proved = { in: 0, out: 0, open: 0 };
    for (let seed = 1; seed <= 60; seed += 1) {
      const teams = 1 + (seed % 2);
      const rules: Ruleset = { ...presets.nhl, ...over, playoffs: { teams, of: 'division' } };
      const competition = competitionRow(rules, { draw: [3, 1, 6, 2, 5, 4, 7] });
      const { played, toCome } = leagueFrom(seed * 6053);
      const games = [...played, ...toCome];
      const places = new Map<number, number[]>();
      for (const end of everyEnd(toCome))
        for (const { teamId, inDivision } of computeStandings([...played, ...end], entries, competition))
          if (inDivision) places.set(teamId, [...(places.get(teamId) ?? []), inDivision.place]);

      const rows = computeStandings(games, entries, competition);
      const marks = leaguePlayoffs(rules.playoffs, {
        rows,
        did: undefined,
        rangesIn: (did) => leagueCertainties(games, entries, competition, did),
      })?.marks;
      for (const { teamId, mark } of marks ?? []) {
        const own = places.get(teamId) ?? [];
        const isTrue = {
          first: own.every((place) => place === 1),
          in: own.every((place) => place <= teams),
          out: own.every((place) => place > teams),
        };
        expect([seed, teamId, mark, isTrue[mark]]).toEqual([seed, teamId, mark, true]);
      }

      const [table] = tablesOf(games, entries, 'league');
      if (!table) throw new Error('there is no table');
      const { teamIds, race } = outlookRace({ table, competition, forecasts: [], ratings: [] });
      const outlook = await computeOutlook(race, 500);
      for (const [at, { playoffs }] of outlook.teams.entries()) {
        const own = places.get(teamIds[at] ?? 0);
        expect([seed, playoffs === null]).toEqual([seed, own === undefined]);
        if (!playoffs || !own) continue;
        const throughs = own.filter((place) => place <= teams).length;
        // A chance is 0 or 1 only where all ends say so; the proof is by points, so it may miss a tie-break.
        if (playoffs.isSure) expect([seed, throughs]).toEqual([seed, playoffs.chance === 1 ? own.length : 0]);
        if (throughs === 0 || throughs === own.length)
          expect([seed, playoffs.chance]).toEqual([seed, throughs === 0 ? 0 : 1]);
        proved[playoffs.isSure ? (playoffs.chance === 1 ? 'in' : 'out') : 'open'] += 1;
      }
    }
    expect(Math.min(...Object.values(proved))).toBeGreaterThan(20);
  },
);

test('states no chance without a number in the rules, or for divisions that the league does not have', async () => {
  const { played, toCome } = leagueFrom(77);
  const chancesUnder = async (playoffs: Ruleset['playoffs']) => {
    const competition = competitionRow({ ...presets.nhl, ...(playoffs && { playoffs }) });
    const undivided = entries.map((one) => ({ ...one, divisionId: null }));
    const [table] = tablesOf([...played, ...toCome], undivided, 'league');
    if (!table) throw new Error('there is no table');
    const { race } = outlookRace({ table, competition, forecasts: [], ratings: [] });
    return (await computeOutlook(race, 500)).teams.map((team) => team.playoffs);
  };
  const none = Array.from({ length: 7 }, () => null);
  expect(await chancesUnder(undefined)).toEqual(none);
  expect(await chancesUnder({ teams: 2, of: 'division' })).toEqual(none);
  const ofTable = await chancesUnder({ teams: 3, of: 'table' });
  expect(ofTable.reduce((sum, one) => sum + (one?.chance ?? 0), 0)).toBeCloseTo(3, 6);
});
