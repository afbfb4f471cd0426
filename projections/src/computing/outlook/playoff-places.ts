import type { ChanceTarget, LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { PossibleRanks } from '../certainty/possible-ranks.ts';
import type { SeasonRace } from '../season-race/season-race.ts';
import { divisionsOf, type Ordering } from '../season-race/simulated-order.ts';

/** The number of first ranks that count where the rules state no number of teams for the play-offs. */
export const firstRanks = 4;

type Decided = Pick<SeasonRace, 'rules' | 'divisions'>;

/** The play-offs, unless the rules state no number, or state it for divisions that the table does not have. */
export const targetOf = ({ rules: { playoffs }, divisions }: Decided): ChanceTarget => {
  const isStated = playoffs?.of === 'table' || divisions.some((division) => division !== null);
  return playoffs && isStated ? 'playoffs' : 'firstFour';
};

/** Marks with 1 the teams that reach the target in a simulated season, given the order of the whole table. */
type MarkReached = (order: Int32Array, reached: Uint8Array) => void;

const markFirst = (order: Int32Array, places: number, reached: Uint8Array): void => {
  for (let place = 0; place < Math.min(places, order.length); place += 1) reached[order[place] as number] = 1;
};

export const markReachedOf = (race: Decided, { among }: Pick<Ordering, 'among'>): MarkReached => {
  const { playoffs } = race.rules;
  if (!playoffs || targetOf(race) === 'firstFour')
    return (order, reached) => markFirst(order, firstRanks, reached);
  if (playoffs.of === 'table') return (order, reached) => markFirst(order, playoffs.teams, reached);
  const divisions = divisionsOf(race);
  return (_, reached) => {
    for (const members of divisions) markFirst(among(members), playoffs.teams, reached);
  };
};

type PlayoffChance = LeagueForecastOutput['teams'][number]['playoffs'];

/** Unanimous simulations are no proof: only possible ranks are. */
export const playoffChanceOf = (
  race: Decided,
  team: number,
  { reached, simulations }: { readonly reached: Float64Array; readonly simulations: number },
  possible: Pick<PossibleRanks, 'best' | 'worst'> | null,
): PlayoffChance => {
  const { rules, divisions } = race;
  if (!rules.playoffs || targetOf(race) === 'firstFour') return null;
  if (rules.playoffs.of === 'division' && (divisions[team] ?? null) === null) return null;
  if (possible && possible.worst <= rules.playoffs.teams) return { chance: 1, isSure: true };
  if (possible && possible.best > rules.playoffs.teams) return { chance: 0, isSure: true };
  const share = (reached[team] ?? 0) / simulations;
  return { chance: Math.round(share * 10_000) / 10_000, isSure: false };
};
