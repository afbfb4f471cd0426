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

/**
 * Formats the chances of all outcomes of a game in whole percents that add up to 100: the largest remainders are rounded
 * up, of equal ones that of the larger chance, so that their order changes nothing. Where one is nearly certain, or an
 * outcome is left out, each is formatted alone.
 */
export const formatShares = (chances: readonly number[]): readonly string[] => {
  const sum = chances.reduce((all, chance) => all + chance, 0);
  const isWhole = Math.abs(sum - 1) < 0.005 && chances.every((chance) => chance >= 0.01 && chance <= 0.99);
  if (!isWhole) return chances.map(formatShare);
  const percents = chances.map((chance) => Math.floor(100 * chance));
  const missing = 100 - percents.reduce((all, percent) => all + percent, 0);
  const chanceAt = (at: number) => chances[at] ?? 0;
  // Chances have four decimals, and floats represent these only approximately.
  const remainder = (at: number) => Math.round(1e6 * chanceAt(at)) - 1e4 * (percents[at] ?? 0);
  const rounded = new Set(
    [...chances.keys()]
      .toSorted((a, b) => remainder(b) - remainder(a) || chanceAt(b) - chanceAt(a))
      .slice(0, missing),
  );
  return percents.map((percent, at) => formatPercent((percent + (rounded.has(at) ? 1 : 0)) / 100));
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
