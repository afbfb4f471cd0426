import type { LinkOutput } from './account.outputs.ts';

/** Outcome of following a mailed link, as its page shows it. */
export const linkOutcomes = [
  'verified',
  'awaitsParent',
  'consented',
  'awaitsChild',
  'changed',
  'rejected',
] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

/** Outcome of a confirmed link; `isActive`: whether the account can be used now. */
export const outcomeOf = (confirmed: LinkOutput['purpose'], isActive: boolean): LinkOutcome => {
  if (confirmed === 'change-email') return 'changed';
  if (confirmed === 'parent-consent') return isActive ? 'consented' : 'awaitsChild';
  return isActive ? 'verified' : 'awaitsParent';
};

/** Returns the token at the end of a copied link; null when there is none. */
export const tokenInLink = (text: string): string | null =>
  /(?:^|[^\w-])([\w-]{43})$/.exec(text.trim())?.[1] ?? null;
