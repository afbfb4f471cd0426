import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import { resultOf } from '@rondelle/domain/competition/game.ts';
import type { RecordedGameContent } from '../recorded.ts';
import { type GameParts, partsOf } from './game-parts.ts';

const recordedResult = (game: RecordedGameContent): Result | null => {
  const { status, homeGoals, awayGoals, decidedIn } = game;
  if (status !== 'final' || homeGoals === null || awayGoals === null || decidedIn === null) return null;
  return resultOf({ ...game, homeGoals, awayGoals, decidedIn });
};

export const recordedParts = (game: RecordedGameContent): GameParts => {
  const { homeTeamId, awayTeamId, groupName: group } = game;
  const { stage, date, time, venue, city } = game;
  return partsOf({ homeTeamId, awayTeamId, stage, group, date, time, venue, city }, recordedResult(game));
};
