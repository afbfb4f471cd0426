import { currentLanguage } from './lang.ts';

const plurals = new Intl.PluralRules('en-CA', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** Formats a rank: « 1er », « 2e »; "1st", "2nd". */
export const formatOrdinal = (rank: number): string => {
  if (currentLanguage() === 'fr') return rank === 1 ? '1er' : `${rank}e`;
  return `${rank}${endings[plurals.select(rank)] ?? 'th'}`;
};

/** Formats a team's rank: « 1re », « 2e »; "1st", "2nd". */
export const formatTeamOrdinal = (rank: number): string =>
  currentLanguage() === 'fr' && rank === 1 ? '1re' : formatOrdinal(rank);
