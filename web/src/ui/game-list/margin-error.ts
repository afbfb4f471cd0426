import { decisions } from '@rondelle/contracts/competition/lists.ts';
import { marginErrorOf } from '@rondelle/contracts/competition/margin.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  'shootout-needs-one-goal': m.game_check_shootout,
  'overtime-by-one-goal': m.game_check_overtime,
} as const;

/** Explains why a game cannot end with these goals and this decision; null when it can. */
export const marginWords = (
  homeGoals: number,
  awayGoals: number,
  decided: string | null | undefined,
): string | null => {
  const decidedIn = decisions.find((one) => one === decided);
  const error = decidedIn ? marginErrorOf({ homeGoals, awayGoals, decidedIn }) : null;
  return error && words[error]();
};
