import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { pointsRaceOf } from './outlook.ts';
import { magicNumber, possibleRanks } from './possible-ranks.ts';
import { basisOf, type SeasonRace } from './season-race.ts';
import { firstRanks } from './simulate.ts';
import { simulateInParts, yieldToEventLoop } from './simulate-in-parts.ts';
import { type Stakes, stakesOf } from './stakes.ts';

/** Number of simulated rests of the season for an outlook. */
export const outlookSimulations = 10_000;

/** The computed outlook of a league: that of its teams and the stakes of its open games, in the order of the race. */
export type Outlook = {
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

/** In larger leagues, the certain ranks take too long to compute. */
const mostCertain = 40;

type Certainty = Pick<Outlook['teams'][number], 'possible' | 'magicNumber'>;

/** Computes the certain ranks of every team, one at a time, yielding to the event loop in between. */
const certaintiesOf = async (race: SeasonRace): Promise<readonly Certainty[]> => {
  const byPoints = race.tallies.length > mostCertain ? null : pointsRaceOf(race);
  const certainties: Certainty[] = [];
  for (let team = 0; team < race.tallies.length; team += 1) {
    if (byPoints) await yieldToEventLoop();
    certainties.push({
      possible: byPoints && possibleRanks(byPoints, team),
      magicNumber: byPoints && magicNumber(byPoints, team, 1),
    });
  }
  return certainties;
};

/** Computes a league's outlook: some 100 ms of a processor. The same race gives the same outlook. */
export const computeOutlook = async (race: SeasonRace): Promise<Outlook> => {
  const forecast = await simulateInParts(race, hashOf(basisOf(race)), outlookSimulations);
  const stakes = race.games.map((_, game) => stakesOf(forecast, game));
  const teams = (await certaintiesOf(race)).map((certainty, team) => {
    const chances = Array.from(forecast.ranks[team] ?? [], (count) => rounded(count / forecast.simulations));
    const firstFour = rounded(chances.slice(0, firstRanks).reduce((sum, chance) => sum + chance, 0));
    return { ...certainty, chances, firstFour, expectedPoints: rounded(forecast.points[team] ?? 0) };
  });
  return { teams, stakes };
};
