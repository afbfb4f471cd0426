import { formatDecimal, formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

type Names = { readonly home: string; readonly away: string };

/**
 * A margin in goals of the home team as people say it: « Remparts par 1,25 »; what rounds to nothing is even.
 * An expected margin has two decimals, an actual one is whole.
 */
export const marginWords = (margin: number, { home, away }: Names): string => {
  const size = Math.abs(margin);
  const text = Number.isInteger(margin) ? formatNumber(size) : formatDecimal(size);
  if (Math.round(size * 100) === 0) return m.game_margin_even();
  return m.game_margin_by({ team: margin > 0 ? home : away, margin: text });
};
