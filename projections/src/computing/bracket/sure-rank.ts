import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import { listFor, nextIndex } from '../../views/standings/rank.ts';

/** The least and the most that a team can have by a criterion; more ranks higher. */
export type Range = readonly [least: number, most: number];

/** Returns the ranges of tied teams by a criterion, in their order; null where nothing is known. */
export type RangesAmong = (tied: readonly number[], criterion: Criterion) => readonly Range[] | null;

type Position = { readonly above: number; readonly level: readonly number[] };

/** Returns how many teams are surely above a team, and which are surely level with it; null when that is not sure. */
const positionOf = (
  teamId: number,
  tied: readonly number[],
  ranges: readonly Range[] | null,
): Position | null => {
  const own = ranges?.[tied.indexOf(teamId)];
  if (!ranges || !own) return null;
  const [least, most] = own;
  const level: number[] = [];
  let above = 0;
  for (const [at, [lowest, highest]] of ranges.entries()) {
    if (lowest > most) above += 1;
    else if (tied[at] === teamId || (least === most && lowest === least && highest === least))
      level.push(tied[at] as number);
    else if (highest >= least) return null;
  }
  return { above, level };
};

/**
 * Returns the rank that a team surely has, by the steps of `rankTeams` on ranges instead of values; null when another
 * rank is possible, or when the team remains tied.
 */
export const sureRank = (
  teamId: number,
  teamIds: readonly number[],
  among: RangesAmong,
  rules: Ruleset,
): number | null => {
  const aboveIn = (tied: readonly number[], from: number): number | null => {
    if (tied.length === 1) return 0;
    const list = listFor(tied.length, rules);
    for (let index = from; index < list.length; index += 1) {
      const found = positionOf(teamId, tied, among(tied, list[index] as Criterion));
      if (!found) return null;
      const { above, level } = found;
      if (level.length === tied.length) continue;
      const rest = aboveIn(level, nextIndex(level.length, list, index, rules));
      return rest === null ? null : above + rest;
    }
    return null;
  };
  const first = positionOf(teamId, teamIds, among(teamIds, rules.tieBreakers[0] ?? 'points'));
  if (!first) return null;
  const from = listFor(first.level.length, rules) === rules.tieBreakers ? 1 : 0;
  const rest = aboveIn(first.level, from);
  return rest === null ? null : 1 + first.above + rest;
};
