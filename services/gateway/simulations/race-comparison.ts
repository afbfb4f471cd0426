import type { BestOfGroups } from '@rondelle/projections/computing/outlook/best-of-simulated.ts';
import type { UpcomingGame, SeasonRace } from '@rondelle/projections/computing/season-race/season-race.ts';

/** A race without its estimates, as a text, and its estimates. */
export type ComparedRace = { readonly facts: string; readonly estimates: Float64Array };

/** Everything in a race but the estimates, as a text. */
const factsIn = ({ errors: _errors, games, mutual, ...rest }: SeasonRace): string =>
  JSON.stringify([
    rest,
    games.map(({ home, away, tieShare, isOdd }) => [home, away, tieShare, isOdd]),
    ...Object.values(mutual).map((totals) => Array.from(totals)),
  ]);

const estimatesOf = ({ margin, total, spread, levelBand }: UpcomingGame) => [
  margin,
  total,
  spread,
  levelBand,
];
/** The estimates, all in goals: they move a little with each result of the category. */
const estimatesIn = ({ errors, games }: SeasonRace): Float64Array =>
  Float64Array.from([...errors, ...games.flatMap(estimatesOf)]);

export const comparedRace = (race: SeasonRace): ComparedRace => ({
  facts: factsIn(race),
  estimates: estimatesIn(race),
});

export const comparedGroups = ({ groups, places, deducted }: BestOfGroups): ComparedRace => ({
  facts: JSON.stringify([
    places,
    [...deducted],
    groups.map(({ race, teamIds, size }) => [factsIn(race), teamIds, size]),
  ]),
  estimates: Float64Array.from(groups.flatMap(({ race }) => [...estimatesIn(race)])),
});

/** Most goals by which an estimate may move while the outlook stays near. */
const nearGoals = 0.1;

const largestDifference = ({ facts, estimates }: ComparedRace, other: ComparedRace): number =>
  facts === other.facts
    ? estimates.reduce(
        (far, value, at) => Math.max(far, Math.abs(value - (other.estimates[at] ?? Infinity))),
        0,
      )
    : Infinity;

/** A result, a rule or a schedule of the league makes races different; ratings that moved a little leave them near. */
export const raceComparison = {
  isSame: (one: ComparedRace, other: ComparedRace): boolean => largestDifference(one, other) === 0,
  isNear: (one: ComparedRace, other: ComparedRace): boolean => largestDifference(one, other) <= nearGoals,
};
