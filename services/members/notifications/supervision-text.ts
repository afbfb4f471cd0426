import type { AboutSupervision } from '@rondelle/contracts/notifications/about.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { NotificationText, Wording } from './notification-text.ts';

/** The text of a request to supervise, with the path of the review page, or of the verdict on one. */
export const supervisionText = (
  { step, kind, id, memberNumber }: AboutSupervision,
  { names, members, locale }: Wording,
): NotificationText => {
  const { name, path } = names[kind](id);
  const who = members.get(memberNumber ?? 0) ?? m.notification_somebody({}, { locale });
  const titles = {
    asked: m.notification_supervision_asked({ who }, { locale }),
    accepted: m.notification_supervision_accepted({}, { locale }),
    declined: m.notification_supervision_declined({}, { locale }),
  };
  const to = step === 'asked' ? pathsIn(locale).review() : path;
  return { title: titles[step], body: name, revealed: null, line: null, path: to };
};
