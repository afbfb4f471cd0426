import type { EditGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import { type GameValues, occasionIn, placementIn, reasonIn, resultIn, teamsIn } from './game-values.ts';

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Only what was changed since the form was opened, part by part: what others changed elsewhere stays theirs. */
export const changesIn = (values: GameValues, initial: GameValues) => {
  const result = resultIn(values);
  const changes = {
    ...(differ(occasionIn(values), occasionIn(initial)) && { occasion: occasionIn(values) }),
    ...(differ(placementIn(values), placementIn(initial)) && { placement: placementIn(values) }),
    ...(differ(teamsIn(values), teamsIn(initial)) && { teams: teamsIn(values) }),
    ...(result && differ(result, resultIn(initial)) && { result }),
  };
  return Object.keys(changes).length > 0 ? { ...changes, reason: reasonIn(values) } : {};
};

/** Day and time alone: of where it is played, no table knows. */
const whenIn = (values: GameValues) => {
  const { date, time } = occasionIn(values);
  return { date, time };
};

/** Of those changes, what tables, streaks and ratings can notice; null where there is nothing of it. */
export const movingIn = (values: GameValues, initial: GameValues) => {
  const { teams, placement, result }: Partial<EditGame> = changesIn(values, initial);
  const isMoved = differ(whenIn(values), whenIn(initial));
  if (!teams && !placement && !result && !isMoved) return null;
  return {
    ...(isMoved && { occasion: whenIn(values) }),
    ...(teams && { teams }),
    ...(placement && { placement }),
    ...(result && { result }),
  };
};
