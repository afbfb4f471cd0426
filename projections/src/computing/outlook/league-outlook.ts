import type { ChanceTarget, LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import type { Certainty as TableCertainty } from '../certainty/certainty.ts';
import { certaintyOf } from '../certainty/table-certainty.ts';
import { type PossibleRanks, possibleRanks } from '../certainty/possible-ranks.ts';
import { firstRanks, playoffChanceOf, targetOf } from './playoff-places.ts';
import { basisOf, type SeasonRace } from '../season-race/season-race.ts';
import { simulateInParts, yieldToEventLoop } from './simulate-in-parts.ts';
import { type Stakes, stakesOf } from './stakes.ts';

/** Number of simulated rests of the season for an outlook. */
export const outlookSimulations = 10_000;

/** The computed outlook of a league: that of its teams and the stakes of its open games, in the order of the race. */
export type Outlook = {
  /** The target that the stakes are chances of. */
  readonly target: ChanceTarget;
  readonly teams: readonly Omit<LeagueForecastOutput['teams'][number], 'team' | 'rank' | 'points'>[];
  readonly stakes: readonly (Stakes | null)[];
};

/** Hashes a text by FNV-1a. Seeds the simulation, so that the same season gives the same chances on every server. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
};

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

type Certainty = Pick<Outlook['teams'][number], 'possible' | 'magicNumber'> & {
  /** The possible ranks in the table that the play-off rule counts by. */
  readonly inRule: PossibleRanks | null;
};

/** Computes the certain ranks of every team, one at a time, yielding to the event loop in between. */
const certaintiesOf = async (race: SeasonRace): Promise<readonly Certainty[]> => {
  const whole = certaintyOf(race);
  const ofDivisions = new Map<number, TableCertainty | null>();
  /** The table that decides whether a team makes the play-offs; null where the rules state no number. */
  const tableOfRule = (team: number): TableCertainty | null => {
    if (race.rules.playoffs?.of !== 'division') return whole;
    const division = race.divisions[team] ?? null;
    if (division === null) return null;
    const found = ofDivisions.get(division);
    const table = found === undefined ? certaintyOf(race, division) : found;
    ofDivisions.set(division, table);
    return table;
  };
  const certainties: Certainty[] = [];
  for (let team = 0; team < race.tallies.length; team += 1) {
    await yieldToEventLoop();
    const ofRule = tableOfRule(team);
    certainties.push({
      possible: whole && possibleRanks(whole, team),
      magicNumber: whole && whole.magicNumber(team, 1),
      inRule: ofRule && possibleRanks(ofRule, team),
    });
  }
  return certainties;
};

/** Computes a league's outlook: some 100 ms of a processor. The same race gives the same outlook. */
export const computeOutlook = async (
  race: SeasonRace,
  simulations = outlookSimulations,
): Promise<Outlook> => {
  const forecast = await simulateInParts(race, hashOf(basisOf(race)), simulations);
  const target = targetOf(race);
  const stakes = race.games.map((_, game) => stakesOf(forecast, target, game));
  const teams = (await certaintiesOf(race)).map(({ inRule, ...certainty }, team) => {
    const chances = Array.from(forecast.ranks[team] ?? [], (count) => rounded(count / forecast.simulations));
    const firstFour = rounded(chances.slice(0, firstRanks).reduce((sum, chance) => sum + chance, 0));
    const expectedPoints = rounded(forecast.points[team] ?? 0);
    const playoffs = playoffChanceOf(race, team, forecast, inRule);
    return { ...certainty, chances, firstFour, playoffs, expectedPoints };
  });
  return { target, teams, stakes };
};
