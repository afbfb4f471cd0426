/** What members are told of. */
export const notificationKinds = [
  'begins',
  'goal',
  'final',
  'correction',
  'toConfirm',
  'calendar',
  'rank',
  'mention',
  'reply',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What can be told of a team, a league or a tournament; the others come from people. */
export const followedNotificationKinds = notificationKinds.filter(
  (kind) => kind !== 'mention' && kind !== 'reply',
);

/** In the site, on devices, in a mail that gathers what is left unread. */
export const notificationChannels = ['inApp', 'push', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export type ChannelKinds = { readonly [Channel in NotificationChannel]: readonly NotificationKind[] };

/** Results alone, and what becomes of them. */
export const onlyFinals: readonly NotificationKind[] = ['final', 'correction'];

/** What holds for whoever has chosen nothing. */
export const usualKinds: ChannelKinds = {
  inApp: notificationKinds,
  push: ['begins', 'goal', 'final', 'correction', 'calendar', 'mention', 'reply'],
  mail: notificationKinds.filter((kind) => kind !== 'begins' && kind !== 'goal'),
};

export const digestTimes = ['never', 'daily', 'weekly'] as const;
export type DigestTime = (typeof digestTimes)[number];

/** What a device shows: all that is pushed, only finals, nothing for now. */
export const deviceWants = ['all', 'finals', 'none'] as const;
export type DeviceWants = (typeof deviceWants)[number];

/** As many browsers as anybody has. */
export const mostDevices = 20;
