import { decisions } from '@rondelle/contracts/competition/lists.ts';
import { marginFaultOf } from '@rondelle/contracts/competition/margin.ts';
import { m } from '../../paraglide/messages.js';

const words = {
  'shootout-needs-one-goal': m.game_check_shootout,
  'overtime-by-one-goal': m.game_check_overtime,
} as const;

/** Why a game can't have ended with these goals, decided as the value of a field says; null where it can. */
export const marginWords = (
  homeGoals: number,
  awayGoals: number,
  decided: string | null | undefined,
): string | null => {
  const decidedIn = decisions.find((one) => one === decided);
  const fault = decidedIn ? marginFaultOf({ homeGoals, awayGoals, decidedIn }) : null;
  return fault && words[fault]();
};
