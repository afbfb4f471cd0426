/** Why a change should be looked at. The words for people are in the message files. */
export const suspicionReasons = [
  /** The score is farther from what the ratings expect than their error bars allow. */
  'far-from-expected',
  /** One member changed a lot within a minute. */
  'many-changes',
  /** What was changed is about a rival of a team that the member follows. */
  'rival',
  'confirmed-deleted',
  'confirmed-corrected',
  'disputed',
  /** A member who is still new changed a season that is over. */
  'old-season',
] as const;
export type SuspicionReason = (typeof suspicionReasons)[number];

/** What became of a suspicious change. */
export const reviewStates = ['open', 'approved', 'undone'] as const;
export type ReviewState = (typeof reviewStates)[number];
