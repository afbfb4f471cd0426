import fc from 'fast-check';
import { beginning } from './histories/beginning.ts';
import { type CatalogueStep, catalogueStep, playCatalogue } from './histories/catalogue-steps.ts';
import {
  type CompetitionStep,
  competitionStep,
  playCompetition,
  playWithdrawal,
  type WithdrawalStep,
  withdrawalStep,
} from './histories/competition-steps.ts';
import { changeStep, enterStep, type GameStep, playGame } from './histories/game-steps.ts';
import type { StreamEvent } from './histories/stream-event.ts';
import { createWorld, type World } from './histories/world.ts';

export type Step = GameStep | CompetitionStep | WithdrawalStep | CatalogueStep;

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: enterStep },
  { weight: 7, arbitrary: changeStep },
  { weight: 3, arbitrary: competitionStep },
  { weight: 2, arbitrary: withdrawalStep },
  { weight: 2, arbitrary: catalogueStep },
);

export const playOne = (world: World, one: Step): readonly StreamEvent[] => {
  switch (one.step) {
    case 'enter':
    case 'change':
      return playGame(world, one);
    case 'league':
    case 'tournament':
    case 'team':
      return playCompetition(world, one);
    case 'withdrawal':
      return playWithdrawal(world, one);
    default:
      return playCatalogue(world, one);
  }
};

const play = (steps: readonly Step[]): StreamEvent[] => {
  const world = createWorld();
  return [...beginning, ...steps.flatMap((one) => playOne(world, one))];
};

/** A valid history of two seasons, with changes to games, teams, competitions and the catalogue. */
export const history: fc.Arbitrary<StreamEvent[]> = fc.array(step, { minLength: 5, maxLength: 70 }).map(play);
