// Apart from the lists that every page loads: only forms offer reasons.

/** Why a recorded fact was changed. A closed list, because free text could put personal data into the log. */
export const reasons = [
  'typing-error',
  'wrong-teams',
  'protest-upheld',
  'league-decision',
  'duplicate',
  'source-updated',
  'bracket',
  'other',
] as const;
export type Reason = (typeof reasons)[number];
