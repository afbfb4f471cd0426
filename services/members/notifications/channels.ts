import type { FollowedKind } from '@rondelle/contracts/following/following.inputs.ts';
import {
  type ChannelKinds,
  type NotificationChannel,
  type NotificationKind,
  defaultKinds,
} from '@rondelle/contracts/notifications/kinds.ts';

export type FollowedEntity = { readonly kind: FollowedKind; readonly id: number };
/** A member's choice, for everything (`all`) or for one entity. */
export type Choice = ChannelKinds & { readonly kind: 'all' | FollowedKind; readonly thingId: number };

const choiceFor = (choices: readonly Choice[], { kind, id }: FollowedEntity): ChannelKinds =>
  choices.find((choice) => choice.kind === kind && choice.thingId === id) ??
  choices.find((choice) => choice.kind === 'all') ??
  defaultKinds;

/**
 * The channels that notify a member: those on which any of the entities allows any of the kinds. News that belongs to
 * no followed entity, such as a mention, follows the choice for all.
 */
export const channelsFor = (
  kinds: readonly NotificationKind[],
  entities: readonly FollowedEntity[],
  choices: readonly Choice[],
): Readonly<Record<NotificationChannel, boolean>> => {
  const all = choices.find((choice) => choice.kind === 'all') ?? defaultKinds;
  const choicesInForce = entities.length === 0 ? [all] : entities.map((entity) => choiceFor(choices, entity));
  const notifiesOn = (channel: NotificationChannel): boolean =>
    choicesInForce.some((choice) => kinds.some((kind) => choice[channel].includes(kind)));
  return { inApp: notifiesOn('inApp'), push: notifiesOn('push'), mail: notifiesOn('mail') };
};
