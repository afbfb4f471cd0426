/** Outcomes of signing in with a provider, other than a plain success. */
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
