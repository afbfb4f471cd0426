import {
  chancesOverSeason,
  type KnownChances,
  type SeasonLine,
} from '../../computing/outlook/chances-over-season.ts';
import {
  type ChancesAround,
  chancesAroundGame,
  type GameInLeague,
} from '../../computing/outlook/chances-around-game.ts';
import {
  type BestOfGroups,
  sharesOfBest,
  type SharesOfBest,
} from '../../computing/outlook/best-of-simulated.ts';
import { computeOutlook, type Outlook } from '../../computing/outlook/league-outlook.ts';
import type { ForecastLeague } from './league-sources.queries.ts';
import type { SeasonRace } from '../../computing/season-race/season-race.ts';
import { type Simulate, simulateInParts } from '../../computing/outlook/simulate-in-parts.ts';

/** Long computations, which can run in another thread and be cached. */
export type Simulations = {
  readonly simulate: Simulate;
  readonly chancesOverSeason: (season: SeasonLine) => Promise<KnownChances>;
  readonly chancesAroundGame: (game: GameInLeague) => Promise<ChancesAround | null>;
  /** The outlook of the league of that competition, whose rest of the season is the race. */
  readonly outlookOf: (competition: string, race: SeasonRace) => Promise<Outlook>;
  /** How often teams of a tournament's category are among the best of their rank in its groups. */
  readonly sharesOfBest: (category: string, groups: BestOfGroups) => Promise<SharesOfBest>;
  /**
   * The chances of a league's weeks. `facts`: the facts they depend on at once; `earlier`: the chances computed before.
   */
  readonly chancesOf: (
    league: ForecastLeague,
    facts: string,
    compute: (earlier: KnownChances) => Promise<KnownChances>,
  ) => Promise<KnownChances>;
};

/** Runs them in this thread, without a cache. */
export const inProcessSimulations: Simulations = {
  simulate: simulateInParts,
  chancesOverSeason,
  chancesAroundGame,
  outlookOf: (_competition, race) => computeOutlook(race),
  sharesOfBest: (_category, groups) => sharesOfBest(groups),
  chancesOf: (_league, _facts, compute) => compute(new Map()),
};
