/** What has become of somebody who came back from a provider and is not simply in. */
export const signInOutcomes = [
  'second-factor',
  'newcomer',
  'no-account',
  'not-active',
  'linked-elsewhere',
  'declined',
  'expired',
  'unavailable',
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
