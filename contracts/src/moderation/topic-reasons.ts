/** Why a topic stands above the others: the words for people are in the message files. */
export const pinReasons = ['announcement', 'useful', 'rules', 'other'] as const;
export type PinReason = (typeof pinReasons)[number];

/** Why nobody writes in a topic any more. */
export const lockReasons = ['settled', 'heated', 'duplicate', 'off-topic', 'outdated', 'other'] as const;
export type LockReason = (typeof lockReasons)[number];
