import type { NotificationChannel, NotificationKind } from '@rondelle/contracts/notifications/kinds.ts';
import { m } from '../../paraglide/messages.js';

export const kindWords: Readonly<Record<NotificationKind, () => string>> = {
  begins: m.notification_kind_begins,
  goal: m.notification_kind_goal,
  final: m.notification_kind_final,
  correction: m.notification_kind_correction,
  toConfirm: m.notification_kind_to_confirm,
  calendar: m.notification_kind_calendar,
  rank: m.notification_kind_rank,
  mention: m.notification_kind_mention,
  reply: m.notification_kind_reply,
  supervision: m.notification_kind_supervision,
  held: m.notification_kind_held,
};

export const channelWords: Readonly<Record<NotificationChannel, () => string>> = {
  inApp: m.notification_channel_in_app,
  push: m.notification_channel_push,
  mail: m.notification_channel_mail,
};
