/** Why a change is suspicious. The texts are in the message files. */
export const suspicionReasons = [
  /** The score differs from the forecast by more than the error bars allow. */
  'far-from-expected',
  /** One member made many changes within a minute. */
  'many-changes',
  /** The change concerns a rival of a team that the member follows. */
  'rival',
  'confirmed-deleted',
  'confirmed-corrected',
  'disputed',
  /** A new member changed a season that is over. */
  'old-season',
] as const;
export type SuspicionReason = (typeof suspicionReasons)[number];

export const reviewStates = ['open', 'approved', 'undone'] as const;
export type ReviewState = (typeof reviewStates)[number];
