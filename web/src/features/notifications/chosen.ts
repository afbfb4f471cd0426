import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import type { ChannelKinds } from '@rondelle/contracts/notifications/kinds.ts';
import type { NotificationSettingsOutput } from '@rondelle/contracts/notifications/notification.outputs.ts';

export type Subject = { readonly kind: 'all' | FollowedKind; readonly id: number };

export const channels = ({ inApp, push, mail }: ChannelKinds) => ({
  inApp: [...inApp],
  push: [...push],
  mail: [...mail],
});

/** The settings after a choice of kinds, in general or for one subject; null resets to the general kinds. */
export const withKinds = (
  before: NotificationSettingsOutput,
  { kind, id }: Subject,
  chosen: ChannelKinds | null,
): NotificationSettingsOutput => {
  const own = chosen && channels(chosen);
  if (kind === 'all') return { ...before, usual: own ?? before.usual };
  const followed = before.followed.map((subject) =>
    subject.kind === kind && subject.id === id ? { ...subject, own } : subject,
  );
  return { ...before, followed };
};
