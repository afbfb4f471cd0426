/** Kinds of notifications. */
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
  'supervision',
  'held',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds that concern a followed team, league or tournament; the others come from members. */
export const followedNotificationKinds = notificationKinds.filter(
  (kind) => kind !== 'mention' && kind !== 'reply' && kind !== 'supervision' && kind !== 'held',
);

/** On the site, on devices, and in a digest mail of unread notifications. */
export const notificationChannels = ['inApp', 'push', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export type ChannelKinds = { readonly [Channel in NotificationChannel]: readonly NotificationKind[] };

/** Kinds about results only. */
export const onlyFinals: readonly NotificationKind[] = ['final', 'correction'];

/** Defaults for members who chose nothing. */
export const defaultKinds: ChannelKinds = {
  inApp: notificationKinds,
  push: notificationKinds.filter((kind) => kind !== 'toConfirm' && kind !== 'rank'),
  mail: notificationKinds.filter((kind) => kind !== 'begins' && kind !== 'goal'),
};

export const digestTimes = ['never', 'daily', 'weekly'] as const;
export type DigestTime = (typeof digestTimes)[number];

/** Notifications that a device displays: everything that is pushed, finals only, or nothing. */
export const deviceWants = ['all', 'finals', 'none'] as const;
export type DeviceWants = (typeof deviceWants)[number];

/** Upper bound on devices per member. */
export const mostDevices = 20;
