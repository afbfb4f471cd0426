/** Kinds of texts that members write to each other. */
export const textPlaces = ['chat', 'topic', 'post'] as const;
export type TextPlace = (typeof textPlaces)[number];

/** In Unicode code points. */
export const textLength = {
  chat: { least: 1, most: 2_000 },
  topic: { least: 3, most: 120 },
  post: { least: 2, most: 10_000 },
} as const satisfies Record<TextPlace, { least: number; most: number }>;

/** Reasons to hold a text for a moderator before others see it. */
export const holdReasons = ['doubtful-word', 'link-of-newcomer', 'contact-details', 'repeated'] as const;
export type HoldReason = (typeof holdReasons)[number];

export type TextRejection =
  | 'text/empty'
  | 'text/length'
  | 'text/blocked-word'
  | 'text/links'
  | 'text/tangled';

/** Outcome of the check of a text: published, held for a moderator, or refused to its author. */
export type Admission =
  | { readonly state: 'accepted'; readonly text: string }
  | { readonly state: 'held'; readonly text: string; readonly reason: HoldReason }
  | { readonly state: 'refused'; readonly code: TextRejection };
