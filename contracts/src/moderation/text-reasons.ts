/** Why a text is reported or removed. The texts are in the message files. */
export const textReasons = [
  'insult',
  'hate',
  'harassment',
  'threat',
  'personal-details',
  'unfit-for-children',
  'advertising',
  'other',
] as const;
export type TextReason = (typeof textReasons)[number];

/** After this many reports a text is hidden until a moderator decides. */
export const reportsThatHide = 3;
export const longestMuteDays = 365;
