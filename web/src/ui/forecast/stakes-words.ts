import type { StakesOutput } from '@rondelle/contracts/competition/forecast.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { formatShare } from './format-share.ts';

type Chances = { readonly win: number; readonly lose: number };

/** A team's chance of the first four ranks if it wins, and if it loses. */
export const chancesOf = ({ homeWins, awayWins }: StakesOutput, side: 'home' | 'away'): Chances =>
  side === 'home' ? { win: homeWins.home, lose: awayWins.home } : { win: awayWins.away, lose: homeWins.away };

/** « 71 % en gagnant, 38 % en perdant » */
export const chancesWords = ({ win, lose }: Chances): string =>
  m.stakes_chances({ win: formatShare(win), lose: formatShare(lose) });

const moved = ({ win, lose }: Chances): number => Math.abs(win - lose);

/** The side for which more hangs on the game. */
export const moreAtStake = (stakes: StakesOutput): 'home' | 'away' =>
  moved(chancesOf(stakes, 'away')) > moved(chancesOf(stakes, 'home')) ? 'away' : 'home';

/** Less than this moves no team's season. */
export const isTelling = (stakes: StakesOutput): boolean =>
  moved(chancesOf(stakes, 'home')) + moved(chancesOf(stakes, 'away')) >= 0.01;
