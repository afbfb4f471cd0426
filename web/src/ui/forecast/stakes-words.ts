import type { StakesOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { formatShare } from './format-share.ts';

type Chances = { readonly win: number; readonly lose: number };

/** Returns a team's chances after a win and after a loss. */
export const chancesOf = ({ homeWins, awayWins }: StakesOutput, side: 'home' | 'away'): Chances =>
  side === 'home' ? { win: homeWins.home, lose: awayWins.home } : { win: awayWins.away, lose: homeWins.away };

/** Formats them: « 71 % en gagnant, 38 % en perdant ». */
export const chancesWords = ({ win, lose }: Chances): string =>
  m.stakes_chances({ win: formatShare(win), lose: formatShare(lose) });

const moved = ({ win, lose }: Chances): number => Math.abs(win - lose);

const swing = (stakes: StakesOutput): number =>
  moved(chancesOf(stakes, 'home')) + moved(chancesOf(stakes, 'away'));

/** Returns by how many percentage points the result changes the chances of both sides together. */
export const pointsAtStake = (stakes: StakesOutput): number => Math.round(100 * swing(stakes));

/**
 * Returns whether the chances of both sides change by at least 1 percentage point in total; smaller stakes are not
 * shown.
 */
export const isConclusive = (stakes: StakesOutput): boolean => swing(stakes) >= 0.01;
