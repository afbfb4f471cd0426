import { currentLanguage } from '../../lib/lang.ts';

/** A log-loss with its three decimals: two would hide every difference. */
export const formatLoss = (loss: number): string => {
  const text = loss.toFixed(3);
  return currentLanguage() === 'fr' ? text.replace('.', ',') : text;
};
