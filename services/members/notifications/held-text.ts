import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import type { AboutHeld, AboutToReview } from '@rondelle/contracts/notifications/about.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import type { NotificationText, Wording } from './notification-text.ts';

const titleOf = ({ accepted, declined }: AboutHeld, locale: Language): string => {
  if (accepted + declined === 1)
    return accepted === 1
      ? m.notification_held_accepted({}, { locale })
      : m.notification_held_declined({}, { locale });
  const one = {
    accepted: m.notification_held_part_accepted_one,
    declined: m.notification_held_part_declined_one,
  };
  const many = { accepted: m.notification_held_part_accepted, declined: m.notification_held_part_declined };
  const part = (which: 'accepted' | 'declined', count: number): string[] => {
    if (count === 0) return [];
    return [count === 1 ? one[which]({}, { locale }) : many[which]({ count }, { locale })];
  };
  const parts = [...part('accepted', accepted), ...part('declined', declined)].join(', ');
  return m.notification_held_many({ parts }, { locale });
};

/** The text of decisions on a member's corrections, with the subject of one or the competition of several. */
export const heldText = (about: AboutHeld, { subjectOf, locale }: Wording): NotificationText => {
  const subject = subjectOf(about);
  const named = about.accepted + about.declined === 1 ? subject : subject.about;
  return {
    title: titleOf(about, locale),
    body: named?.name ?? '',
    revealed: null,
    line: null,
    path: pathsIn(locale).dashboard(),
  };
};

/** The text of a change that waits for the reader; it leads to the review page. */
export const toReviewText = (
  about: AboutToReview,
  { subjectOf, members, locale }: Wording,
): NotificationText => {
  const who = members.get(about.memberNumber) ?? m.notification_somebody({}, { locale });
  return {
    title: m.notification_to_review({ who }, { locale }),
    body: subjectOf(about).name ?? '',
    revealed: null,
    line: null,
    path: pathsIn(locale).review(),
  };
};
