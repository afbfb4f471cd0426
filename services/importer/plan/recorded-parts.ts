import type { Result } from '@rondelle/contracts/competition/game.events.ts';
import { offStatuses } from '@rondelle/contracts/competition/lists.ts';
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
  const fixture = { homeTeamId, awayTeamId, stage, group, date, time, venue, city };
  const off = offStatuses.find((status) => status === game.status) ?? null;
  return partsOf(fixture, recordedResult(game), off);
};
