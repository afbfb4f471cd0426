import type { LeagueForecastOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { pointsRaceOf } from './outlook.ts';
import { playoffChanceOf } from './playoff-places.ts';
import { magicNumber, type PointsTable, type PossibleRanks, possibleRanks } from './possible-ranks.ts';
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

type Certainty = Pick<Outlook['teams'][number], 'possible' | 'magicNumber'> & {
  /** The possible ranks in the table that the play-off rule counts by. */
  readonly inRule: PossibleRanks | null;
};

/** Returns the table that decides whether a team makes the play-offs; null where the rules state no number. */
const tableOfRule = (race: SeasonRace, team: number, whole: PointsTable | null): PointsTable | null => {
  if (race.rules.playoffs?.of !== 'division') return whole;
  const division = race.divisions[team] ?? null;
  return division === null ? null : pointsRaceOf(race, division);
};

/** Computes the certain ranks of every team, one at a time, yielding to the event loop in between. */
const certaintiesOf = async (race: SeasonRace): Promise<readonly Certainty[]> => {
  const isSmall = race.tallies.length <= mostCertain;
  const byPoints = isSmall ? pointsRaceOf(race) : null;
  const certainties: Certainty[] = [];
  for (let team = 0; team < race.tallies.length; team += 1) {
    if (isSmall) await yieldToEventLoop();
    const possible = byPoints && possibleRanks(byPoints, team);
    const ofRule = isSmall ? tableOfRule(race, team, byPoints) : null;
    certainties.push({
      possible,
      magicNumber: byPoints && magicNumber(byPoints, team, 1),
      inRule: ofRule === byPoints ? possible : ofRule && possibleRanks(ofRule, team),
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
  const stakes = race.games.map((_, game) => stakesOf(forecast, game));
  const teams = (await certaintiesOf(race)).map(({ inRule, ...certainty }, team) => {
    const chances = Array.from(forecast.ranks[team] ?? [], (count) => rounded(count / forecast.simulations));
    const firstFour = rounded(chances.slice(0, firstRanks).reduce((sum, chance) => sum + chance, 0));
    const expectedPoints = rounded(forecast.points[team] ?? 0);
    const playoffs = playoffChanceOf(race, team, forecast, inRule);
    return { ...certainty, chances, firstFour, playoffs, expectedPoints };
  });
  return { teams, stakes };
};
