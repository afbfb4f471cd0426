import type { Playoffs } from '@rondelle/contracts/competition/playoffs.outputs.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { BracketGame, BracketSide } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { playoffsOfTable } from '../outlook/playoffs.ts';

type PlannedSide = Pick<BracketSide, 'place'>;
export type Planned = Pick<BracketGame, 'stage'> & { readonly home: PlannedSide; readonly away: PlannedSide };
type Table = Pick<Parameters<typeof playoffsOfTable>[0], 'rows' | 'ranges'>;

/** Stages that lead to the title; other games are for lower final ranks. */
const titleStages: ReadonlySet<string> = new Set(['round-of-16', 'quarter-final', 'semi-final', 'final']);

/** Returns how many of a group's first ranks the planned bracket draws, and the worst rank that may still be drawn. */
const drawnFrom = (bracket: readonly Planned[], group: string | null) => {
  const places = bracket
    .filter(({ stage }) => titleStages.has(stage))
    .flatMap(({ home, away }) => [home.place, away.place]);
  const ranks = new Set(
    places.flatMap((place) => (place.from === 'group' && place.group === group ? [place.rank] : [])),
  );
  const isDrawn = (rank: number) => ranks.has(rank);
  let teams = 0;
  while (isDrawn(teams + 1)) teams += 1;
  const ofBest = places.flatMap((place) => (place.from === 'best' ? [place.rank] : []));
  return { teams, atMost: Math.max(teams, ...ranks, ...ofBest) };
};

/**
 * Returns how many of a group’s first ranks go on: those that the planned bracket draws, otherwise as many as the rules
 * state; null where neither says it. `atMost`: the worst rank that may still go on.
 */
export const goingOn = (
  rule: Ruleset['playoffs'],
  bracket: readonly Planned[],
  group: string | null,
): { readonly teams: number; readonly atMost: number } | null => {
  const drawn = drawnFrom(bracket, group);
  if (drawn.teams > 0) return drawn;
  return rule?.of === 'table' ? { teams: rule.teams, atMost: rule.teams } : null;
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
