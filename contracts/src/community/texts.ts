/** Where members write to each other. */
export const textPlaces = ['chat', 'topic', 'post'] as const;
export type TextPlace = (typeof textPlaces)[number];

/** In characters as people count them. */
export const textLength = {
  chat: { least: 1, most: 2_000 },
  topic: { least: 3, most: 120 },
  post: { least: 2, most: 10_000 },
} as const satisfies Record<TextPlace, { least: number; most: number }>;

/** Why a text waits for somebody to look at it before others see it. */
export const holdReasons = ['doubtful-word', 'link-of-newcomer', 'contact-details', 'repeated'] as const;
export type HoldReason = (typeof holdReasons)[number];

export type TextRefusal = 'text/empty' | 'text/length' | 'text/blocked-word' | 'text/links' | 'text/tangled';

/** What becomes of a text: shown as it is, kept until a moderator has looked, or refused to who wrote it. */
export type Admission =
  | { readonly state: 'accepted'; readonly text: string }
  | { readonly state: 'held'; readonly text: string; readonly reason: HoldReason }
  | { readonly state: 'refused'; readonly code: TextRefusal };
