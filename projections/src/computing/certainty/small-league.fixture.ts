import { type Criterion, criteria } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { competitionRow, entry, gameRow } from '../../views/standings/rows.fixture.ts';
import type { TableEntry } from '../../views/standings/tables.ts';

/** Returns pseudo-random integers below `below`, the same in every run. */
const drawing = (seed: number) => {
  let state = (seed * 7_919 + 13) % 2_147_483_647;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};
type Draw = ReturnType<typeof drawing>;

export type SmallLeague = {
  readonly games: readonly GameRow[];
  readonly entries: readonly TableEntry[];
  readonly competition: CompetitionRow;
};

const ofGoals = /goal/i;
export const usesGoals = ({ tieBreakers, whenThreeOrMore }: Ruleset): boolean =>
  [...tieBreakers, ...(whenThreeOrMore ?? [])].some((one) => ofGoals.test(one));

const pointsOf = [
  presets.nhl.points,
  presets.threeTwoOne.points,
  { ...presets.nhl.points, overtimeLoss: 0, shootoutLoss: 0 },
  { ...presets.nhl.points, win: 3, overtimeWin: 3, shootoutWin: 3, overtimeLoss: 0, shootoutLoss: 0 },
] as const;

const someOf = (next: Draw, all: readonly Criterion[], most: number): Criterion[] => {
  const left = [...all];
  return Array.from({ length: 1 + next(most) }, () => left.splice(next(left.length), 1)[0] as Criterion);
};

/** Rules of a preset, or rules whose criteria are drawn. */
const drawnRules = (next: Draw): Ruleset => {
  const named = Object.values(presets) as readonly Ruleset[];
  if (next(2) === 0) return named[next(named.length)] as Ruleset;
  const first = (['points', 'totalPoints', 'pointsPercentage', 'wins'] as const)[next(4)] as Criterion;
  const others = criteria.filter((one) => one !== first && one !== 'pointsPercentage');
  return {
    ...presets.nhl,
    points: pointsOf[next(pointsOf.length)] as Ruleset['points'],
    fairPlay: next(3) === 0 ? { maxPerGame: 1, countsInTotal: next(2) === 0 } : null,
    goalDifferenceCap: next(4) === 0 ? 3 : null,
    tieBreakers: [first, ...someOf(next, others, 4)],
    whenThreeOrMore: next(4) === 0 ? [first, ...someOf(next, others, 3)] : null,
    afterEachSplit: next(2) === 0 ? 'restart' : 'continue',
  };
};

/** A small league near its end, whose teams are close to each other. */
export const smallLeague = (seed: number): SmallLeague => {
  const next = drawing(seed);
  const rules = drawnRules(next);
  const teams = Array.from({ length: 3 + next(3) }, (_, at) => 10 * (at + 1));
  const pair = (): readonly [number, number] => {
    const home = next(teams.length);
    return [teams[home] as number, teams[(home + 1 + next(teams.length - 1)) % teams.length] as number];
  };
  const played = Array.from({ length: 2 + next(8) }, (_, at) => {
    const [home, away] = pair();
    const [homeGoals, awayGoals] = [next(4), next(4)];
    const isTie = homeGoals === awayGoals;
    const late = Math.abs(homeGoals - awayGoals) === 1 && next(3) === 0;
    return gameRow(at + 1, home, away, {
      homeGoals: isTie && rules.points.tie === 0 ? homeGoals + 1 : homeGoals,
      awayGoals,
      decidedIn: late ? (next(2) === 0 ? 'overtime' : 'shootout') : 'regulation',
      homeFairPlay: next(2),
      awayFairPlay: next(2),
    });
  });
  const left = 1 + next(usesGoals(rules) || rules.fairPlay ? 3 : 4);
  const open = Array.from({ length: left }, (_, at) => {
    const [home, away] = pair();
    return gameRow(100 + at, home, away, { status: 'scheduled', homeGoals: null, awayGoals: null });
  });
  const divided = next(3) === 0;
  const entries = teams.map((teamId, at) =>
    entry(teamId, { divisionId: divided ? at % 2 : null, deducted: next(6) === 0 ? 1 : 0 }),
  );
  const draw = next(3) === 0 ? teams.toSorted((a, b) => ((a * 7) % 11) - ((b * 7) % 11)) : null;
  return { games: [...played, ...open], entries, competition: competitionRow(rules, { draw }) };
};
