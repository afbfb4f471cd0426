/** Why a topic is pinned. The texts are in the message files. */
export const pinReasons = ['announcement', 'useful', 'rules', 'other'] as const;
export type PinReason = (typeof pinReasons)[number];

/** Why a topic is locked. */
export const lockReasons = ['settled', 'heated', 'duplicate', 'off-topic', 'outdated', 'other'] as const;
export type LockReason = (typeof lockReasons)[number];
