import type { OpponentsOutput } from '@rondelle/contracts/competition/opponents.ts';
import {
  levelLimits,
  type OpponentDistance,
  type OpponentLevel,
} from '@rondelle/contracts/competition/opponent-filters.ts';
import { formatDay, formatNumber, formatTenth } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';
import { formatShares } from '../../ui/forecast/format-share.ts';

type Opponent = OpponentsOutput['opponents'][number];
type Forecast = NonNullable<Opponent['forecast']>;

const leastVisible = 0.015;

/** Formats the chances, without a tie where games hardly end in one: « Victoire 41 % · nulle 12 % · défaite 47 % ». */
export const chancesWords = ({ win, tie, loss }: Forecast): string => {
  if (tie < leastVisible) {
    const [winning = '', losing = ''] = formatShares([win, loss]);
    return m.opponents_chances_no_tie({ win: winning, loss: losing });
  }
  const [winning = '', level = '', losing = ''] = formatShares([win, tie, loss]);
  return m.opponents_chances({ win: winning, tie: level, loss: losing });
};

/** Formats the expected margin from the point of view of the team of the page: « écart prévu : +0,4 but ». */
export const marginWords = ({ margin }: Forecast): string => {
  const size = Math.round(Math.abs(margin) * 10) / 10;
  const sign = size === 0 ? '' : margin > 0 ? '+' : '−';
  return m.opponents_margin({
    goals: m.opponents_goals({ count: size, goals: `${sign}${formatTenth(size)}` }),
  });
};

export const distanceWords = (distance: number): string =>
  distance === 0 ? m.opponents_same_city() : m.opponents_distance({ km: formatNumber(distance) });

/** A date or a figure stays on one line with the word before it. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** When the two teams play next, and when they played last: « Prochain : 17 déc. · Dernier : 19 sept. 2026 ». */
export const metWords = ({ nextGame, lastMet }: Pick<Opponent, 'nextGame' | 'lastMet'>): string => {
  const words = [
    ...(nextGame ? [m.opponents_next_game({ day: formatDay(nextGame.date, 'bare') })] : []),
    ...(lastMet ? [m.opponents_last_met({ day: formatDay(lastMet.date, 'dated') })] : []),
  ];
  return words.map(unbroken).join(' · ') || m.opponents_never_met();
};

export const weekendWords = (games: number): string =>
  games === 0 ? m.opponents_is_free() : m.opponents_is_busy({ count: games });

export const withinWords = (within: OpponentDistance): string =>
  within === 'any' ? m.opponents_within_any() : m.opponents_within_km({ km: within });

const levelNames: Readonly<Record<OpponentLevel, () => string>> = {
  close: m.opponents_level_close,
  wider: m.opponents_level_wider,
  any: m.opponents_level_any,
};

/** Names a level: by its goals where teams are compared by ratings. */
export const levelWords = (level: OpponentLevel, basis: OpponentsOutput['basis']): string =>
  level === 'any' || basis !== 'rating'
    ? levelNames[level]()
    : m.opponents_level_goals({ count: levelLimits[level].goals });
