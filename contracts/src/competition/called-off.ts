import type { OffStatus } from './lists.ts';

const about = String.raw`^(?:(?:match|partie|game)s? )?`;
const words: readonly (readonly [OffStatus, RegExp])[] = [
  ['postponed', new RegExp(String.raw`${about}(?:remis|report|postpon|ppd\b|susp)`, 'u')],
  ['cancelled', new RegExp(`${about}(?:annul|cancel)`, 'u')],
];

/** Returns whether the text of a result, date or status cell means postponed or cancelled; null for neither. */
export const offStatusIn = (text: string): OffStatus | null => {
  const word = text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return words.find(([, starts]) => starts.test(word))?.[0] ?? null;
};
