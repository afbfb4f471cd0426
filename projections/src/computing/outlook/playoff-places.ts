import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { PossibleRanks } from '../certainty/possible-ranks.ts';
import type { SeasonRace } from '../season-race/season-race.ts';
import { divisionsOf, type Ordering } from '../season-race/simulated-order.ts';

/** Counts the teams that make the play-offs of a simulated season, given the order of the whole table. */
export type CountThrough = (order: Int32Array, through: Float64Array) => void;

const countFirst = (order: Int32Array, places: number, through: Float64Array): void => {
  for (let place = 0; place < Math.min(places, order.length); place += 1) {
    const team = order[place] as number;
    through[team] = (through[team] as number) + 1;
  }
};

/** Null where the rules state no number, or state it for divisions that the table does not have. */
export const countThroughOf = (
  race: Pick<SeasonRace, 'rules' | 'divisions'>,
  { among }: Pick<Ordering, 'among'>,
): CountThrough | null => {
  const { playoffs } = race.rules;
  if (!playoffs) return null;
  if (playoffs.of === 'table') return (order, through) => countFirst(order, playoffs.teams, through);
  const divisions = divisionsOf(race);
  if (divisions.length === 0) return null;
  return (_, through) => {
    for (const members of divisions) countFirst(among(members), playoffs.teams, through);
  };
};

type PlayoffChance = LeagueForecastOutput['teams'][number]['playoffs'];

/** Unanimous simulations are no proof: only possible ranks are. */
export const playoffChanceOf = (
  { rules, divisions }: Pick<SeasonRace, 'rules' | 'divisions'>,
  team: number,
  { through, simulations }: { readonly through: Float64Array | null; readonly simulations: number },
  possible: Pick<PossibleRanks, 'best' | 'worst'> | null,
): PlayoffChance => {
  if (!rules.playoffs || !through) return null;
  if (rules.playoffs.of === 'division' && (divisions[team] ?? null) === null) return null;
  if (possible && possible.worst <= rules.playoffs.teams) return { chance: 1, isSure: true };
  if (possible && possible.best > rules.playoffs.teams) return { chance: 0, isSure: true };
  const share = (through[team] ?? 0) / simulations;
  return { chance: Math.round(share * 10_000) / 10_000, isSure: false };
};
