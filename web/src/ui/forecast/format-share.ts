import { formatPercent } from '../../lib/format/format.ts';
import { currentLanguage } from '../../lib/format/lang.ts';

/** French sets the sign apart: « < 1 % »; English does not. */
const beyond = (sign: '<' | '>', chance: number): string =>
  `${sign}${currentLanguage() === 'fr' ? '\u00a0' : ''}${formatPercent(chance)}`;

/** Formats a chance in whole percents. Only certainty is shown as 0 % or 100 %: others are « < 1 % » to « > 99 % ». */
export const formatShare = (chance: number): string => {
  if (chance <= 0 || chance >= 1) return formatPercent(chance);
  if (chance < 0.005) return beyond('<', 0.01);
  if (chance > 0.995) return beyond('>', 0.99);
  return formatPercent(Math.min(0.99, Math.max(0.01, Math.round(chance * 100) / 100)));
};

type Possible = { readonly best: number; readonly worst: number } | null;
const hardly = 1e-6;

/** Formats a chance that is not certain, even where all simulations agree. */
export const formatOpenShare = (chance: number): string =>
  formatShare(Math.min(1 - hardly, Math.max(hardly, chance)));

/**
 * Formats the chance to finish in the first ranks, down to `last`. Certainty needs the possible ranks: unanimous
 * simulations are no proof.
 */
export const formatFirstRanks = (last: number, chance: number, possible: Possible): string => {
  if (possible === null) return formatShare(chance);
  if (possible.worst <= last) return formatShare(1);
  if (possible.best > last) return formatShare(0);
  return formatOpenShare(chance);
};

export const formatFirstFour = (chance: number, possible: Possible): string =>
  formatFirstRanks(4, chance, possible);

/** Formats the chance to make the playoffs. */
export const formatPlayoffs = ({ chance, isSure }: { chance: number; isSure: boolean }): string =>
  isSure ? formatShare(chance) : formatOpenShare(chance);
