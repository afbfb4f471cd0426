import type { EditGame } from '@rondelle/contracts/competition/writing.inputs.ts';
import { type GameValues, occasionIn, placementIn, reasonIn, resultIn, teamsIn } from './game-values.ts';

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Returns only the parts that changed since the form was opened, so that others’ changes elsewhere are preserved. */
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

/** Returns date and time without venue and city, because these change no table. */
const whenIn = (values: GameValues) => {
  const { date, time } = occasionIn(values);
  return { date, time };
};

/** Returns the changes that can affect tables, streaks and ratings; null when there are none. */
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
