import type { SeasonRace } from '../season-race/season-race.ts';
import { type Certainty, certaintyByCriteria } from './certainty.ts';
import { certaintyOfWinners } from './winners-first.ts';

/** Returns what is certain in a table or a division; null where its first criterion has no bounds, or games are too many. */
export const certaintyOf = (race: SeasonRace, divisionId?: number): Certainty | null =>
  race.rules.divisionWinnersFirst && divisionId === undefined
    ? certaintyOfWinners(race)
    : certaintyByCriteria(race, divisionId);
