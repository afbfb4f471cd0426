import { currentLanguage } from '../../lib/format/lang.ts';

/** A log-loss with three decimals: two would hide the differences between methods. */
export const formatLoss = (loss: number): string => {
  const text = loss.toFixed(3);
  return currentLanguage() === 'fr' ? text.replace('.', ',') : text;
};
