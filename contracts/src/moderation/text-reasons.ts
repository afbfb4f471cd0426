/** Why a text is reported, or taken away: the words for people are in the message files. */
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

/** So many members report a text, and it waits for a moderator out of sight. */
export const reportsThatHide = 3;
export const longestMuteDays = 365;
