import type { Playoffs } from '@rondelle/contracts/competition/playoffs.outputs.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { BracketGame, BracketSide } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { playoffsOfTable } from '../outlook/playoffs.ts';

type PlannedSide = Pick<BracketSide, 'place'>;
export type Planned = Pick<BracketGame, 'stage'> & { readonly home: PlannedSide; readonly away: PlannedSide };
type Table = Pick<Parameters<typeof playoffsOfTable>[0], 'rows' | 'ranges'>;

/** Stages that lead to the title; other games are for lower final ranks. */
const titleStages: ReadonlySet<string> = new Set(['round-of-16', 'quarter-final', 'semi-final', 'final']);

const placesOf = (bracket: readonly Planned[]) =>
  bracket.filter(({ stage }) => titleStages.has(stage)).flatMap(({ home, away }) => [home.place, away.place]);

/** The places for the n-th best of all teams with a rank that the planned bracket draws for the title. */
export const bestPlaces = (
  bracket: readonly Planned[],
): readonly { readonly rank: number; readonly nth: number }[] =>
  placesOf(bracket).flatMap((place) => (place.from === 'best' ? [{ rank: place.rank, nth: place.nth }] : []));

/** Returns how many of a group's first ranks the planned bracket draws, and the worst rank that may still be drawn. */
const drawnFrom = (bracket: readonly Planned[], group: string | null) => {
  const ranks = new Set(
    placesOf(bracket).flatMap((place) =>
      place.from === 'group' && place.group === group ? [place.rank] : [],
    ),
  );
  const isDrawn = (rank: number) => ranks.has(rank);
  let teams = 0;
  while (isDrawn(teams + 1)) teams += 1;
  const ofBest = bestPlaces(bracket).map(({ rank }) => rank);
  return { teams, atMost: Math.max(teams, ...ranks, ...ofBest), ranks };
};

/**
 * Returns how many of a group’s first ranks go on: those that the planned bracket draws, otherwise as many as the rules
 * state; null when neither states a number. `atMost`: the worst rank that may still go on.
 */
export const goingOn = (
  rule: Ruleset['playoffs'],
  bracket: readonly Planned[],
  group: string | null,
): { readonly teams: number; readonly atMost: number; readonly ranks: ReadonlySet<number> } | null => {
  const drawn = drawnFrom(bracket, group);
  if (drawn.teams > 0) return drawn;
  if (rule?.of !== 'table') return null;
  const { teams } = rule;
  return { teams, atMost: teams, ranks: new Set(Array.from({ length: teams }, (_, at) => at + 1)) };
};

type Chances = {
  /** The chance of each rank of the group, the first one first. */
  readonly chances: readonly number[];
  readonly possible: { readonly best: number; readonly worst: number } | null;
};

/**
 * Returns a team's chance to go on: the sum of its chances of the ranks that go on, and of the ranks of which only the
 * best teams go on, each times the team's share of being among the best (`amongBest`).
 */
export const chanceToGoOn = (
  { chances, possible }: Chances,
  { teams, atMost, ranks }: NonNullable<ReturnType<typeof goingOn>>,
  amongBest: ReadonlyMap<number, number> = new Map(),
): { readonly chance: number; readonly isSure: boolean } => {
  if (possible && possible.worst <= teams) return { chance: 1, isSure: true };
  if (possible && possible.best > atMost) return { chance: 0, isSure: true };
  const chance = chances.reduce(
    (sum, own, at) => sum + own * (ranks.has(at + 1) ? 1 : (amongBest.get(at + 1) ?? 0)),
    0,
  );
  return { chance: Math.min(1, Math.round(chance * 10_000) / 10_000), isSure: false };
};

/** The teams of a group that go on: those that the planned bracket draws, otherwise as many as the rules state. */
export const groupPlayoffs = (
  rule: Ruleset['playoffs'],
  bracket: readonly Planned[],
  { group, ...table }: Table & { readonly group: string | null },
): Playoffs | null => {
  const going = goingOn(rule, bracket, group);
  if (!going) return null;
  return playoffsOfTable({ rule: { teams: going.teams, of: 'table' }, atMost: going.atMost, ...table });
};
