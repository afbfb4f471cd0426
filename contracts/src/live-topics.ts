/** Topics that need a ticket: a member's own, their list of chat rooms, a supervised competition, the review queue. */
export const privateTopic =
  /^(?:(?:member|chat):[1-9]\d{0,8}|supervision:(?:league|tournament)-[1-9]\d{0,8}|moderation)$/;

export const isPrivateTopic = (topic: string): boolean => privateTopic.test(topic);

export const mostTopicsFollowed = 20;

/** Parts of the activity log that can be followed. */
export const logChannels = ['game', 'team', 'tournament'] as const;
export type LogChannel = (typeof logChannels)[number];
