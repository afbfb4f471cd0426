import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { type Contender, type Context, directionOf, type Values, valuesAmong } from './criteria.ts';
import type { TieBreak, TieBreakStep } from './standings.table.ts';

export type RankedTeam = {
  readonly teamId: number;
  readonly rank: number;
  readonly place: number;
  readonly tieBreak: TieBreak | null;
};

/** Teams that nothing separates (usually one), with the steps of the tie-break so far. */
type Class = { readonly teams: readonly Contender[]; readonly steps: readonly TieBreakStep[] };
type Split = { readonly classes: readonly (readonly Contender[])[]; readonly step: TieBreakStep };

/** Splits teams by value, best first; null when all are equal. Equal teams are ordered by id. */
const split = (
  teams: readonly Contender[],
  criterion: Criterion,
  { values, fractions }: Values,
): Split | null => {
  if (values.every((value) => value === values[0])) return null;
  const direction = directionOf(criterion);
  const ordered = teams
    .map((team, index) => ({
      team,
      value: values[index] ?? 0,
      fraction: fractions?.[index] ?? ([0, 0] as const),
    }))
    .sort((a, b) => direction * (b.value - a.value) || a.team.teamId - b.team.teamId);
  const classes: Contender[][] = [];
  ordered.forEach(({ team, value }, index) => {
    if (index > 0 && ordered[index - 1]?.value === value) classes.at(-1)?.push(team);
    else classes.push([team]);
  });
  const teamIds = ordered.map(({ team }) => team.teamId);
  const step = { criterion, teamIds, values: ordered.map(({ value }) => value) };
  return {
    classes,
    step: fractions ? { ...step, fractions: ordered.map(({ fraction }) => fraction) } : step,
  };
};

/** Returns the criteria that separate so many tied teams. */
export const listFor = (size: number, rules: Ruleset): readonly Criterion[] =>
  size >= 3 && rules.whenThreeOrMore ? rules.whenThreeOrMore : rules.tieBreakers;

/**
 * Returns where the list continues for teams still tied. A list that changes because fewer than three teams are left
 * starts from its beginning.
 */
export const nextIndex = (left: number, list: readonly Criterion[], used: number, rules: Ruleset): number =>
  rules.afterEachSplit === 'continue' && listFor(left, rules) === list ? used + 1 : 0;

const breakTie = (
  tied: readonly Contender[],
  from: number,
  context: Context,
  steps: readonly TieBreakStep[],
): readonly Class[] => {
  if (tied.length === 1) return [{ teams: tied, steps }];
  const list = listFor(tied.length, context.rules);
  const valuesBy = valuesAmong(tied, context);
  for (let index = from; index < list.length; index += 1) {
    const criterion = list[index] as Criterion;
    const found = split(tied, criterion, valuesBy(criterion));
    if (!found) continue;
    return found.classes.flatMap((left) =>
      breakTie(left, nextIndex(left.length, list, index, context.rules), context, [...steps, found.step]),
    );
  }
  return [{ teams: tied, steps }];
};

const tieBreakOf = ({ teams, steps }: Class): TieBreak | null =>
  teams.length === 1 && steps.length === 0 ? null : { steps, unresolved: teams.length > 1 };

/** Goal difference, then goals for, as one number. */
const goals = ({ tally }: Contender): number => tally.goalDifference * 1_000 + tally.goalsFor;

/**
 * Returns the best team next to a tie: the one directly above, or else the best one directly below by all its games.
 */
const nextBest = (above: readonly Class[], below: readonly Contender[] | undefined): number | null => {
  const last = above.at(-1)?.teams.at(-1);
  if (last) return last.teamId;
  return below?.toSorted((a, b) => goals(b) - goals(a))[0]?.teamId ?? null;
};

/**
 * Ranks the teams of one table. The first criterion of `tieBreakers` orders the table. Teams equal by it are tied and
 * separated by the other criteria, or by `whenThreeOrMore` while three or more are tied. Ranks are competition ranks
 * (1, 2, 2, 4). `context.games` are the games played in the table.
 */
export const rankTeams = (
  teams: readonly Contender[],
  context: Omit<Context, 'best'>,
): readonly RankedTeam[] => {
  const byId = teams.toSorted((a, b) => a.teamId - b.teamId);
  if (byId.length === 0) return [];
  // A ruleset that was recorded without any criterion still orders its tables.
  const [primary = 'points'] = context.rules.tieBreakers;
  const first = split(byId, primary, valuesAmong(byId, { ...context, best: null })(primary));
  const groups = first?.classes ?? [byId];
  const classes: Class[] = [];
  for (const [at, tied] of groups.entries()) {
    const best = nextBest(classes, groups[at + 1]);
    const from = listFor(tied.length, context.rules) === context.rules.tieBreakers ? 1 : 0;
    classes.push(...breakTie(tied, from, { ...context, best }, []));
  }
  const ranked: RankedTeam[] = [];
  for (const one of classes) {
    const rank = ranked.length + 1;
    const tieBreak = tieBreakOf(one);
    for (const { teamId } of one.teams) ranked.push({ teamId, rank, place: ranked.length + 1, tieBreak });
  }
  return ranked;
};
