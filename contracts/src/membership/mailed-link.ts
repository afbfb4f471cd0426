import type { LinkOutput } from './account.outputs.ts';

/** What has become of a mailed link, as its page says it. */
export const linkOutcomes = [
  'verified',
  'awaitsParent',
  'consented',
  'awaitsChild',
  'changed',
  'rejected',
] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

/** Of a link that has been followed; `isActive`: whether its account can be used now. */
export const outcomeOf = (confirmed: LinkOutput['purpose'], isActive: boolean): LinkOutcome => {
  if (confirmed === 'change-email') return 'changed';
  if (confirmed === 'parent-consent') return isActive ? 'consented' : 'awaitsChild';
  return isActive ? 'verified' : 'awaitsParent';
};

/** The token at the end of a link as somebody has copied it; null where there is none. */
export const tokenInLink = (text: string): string | null =>
  /(?:^|[^\w-])([\w-]{43})$/.exec(text.trim())?.[1] ?? null;
