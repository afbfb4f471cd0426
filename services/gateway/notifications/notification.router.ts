import * as inputs from '@rondelle/contracts/notifications/notification.inputs.ts';
import * as outputs from '@rondelle/contracts/notifications/notification.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { addDevice, changeDevice, removeDevice } from '@rondelle/members/notifications/devices.ts';
import {
  markAll,
  markSome,
  notificationsOf,
  unmarkAll,
  unreadCount,
} from '@rondelle/members/notifications/notification-list.ts';
import {
  chooseKinds,
  chooseSettings,
  endDigests,
  ownChoices,
  resetKinds,
} from '@rondelle/members/notifications/settings.ts';
import { withNotifications } from '@rondelle/members/notifications/tables.ts';
import { readUnsubscribeToken, setUnsubscribed } from '@rondelle/members/mails/unsubscriptions.ts';
import { memberOfToken } from '@rondelle/members/notifications/unsubscribe-token.ts';
import { route } from '../rest/rest-meta.ts';
import { withRequestSession, router, signedIn, unchecked } from '../trpc/trpc.ts';

const own = signedIn('notifications/own');
type Own = Parameters<Parameters<typeof own.query>[0]>[0]['ctx'];

/** Notifies the member's other tabs and returns the unread count. */
const changed = async ({ db, notify, session }: Own, readAt: string | null = null) => {
  notify?.(`member:${session.memberId}`);
  return { unread: await unreadCount(db, session.memberId), readAt };
};
const done = { done: true } as const;

/** The member's notifications, settings and devices. */
export const notificationRouter = router({
  list: own
    .meta({ rest: route('GET /notifications', 'The member’s notifications, latest first, fifty at a time.') })
    .input(inputs.ofNotifications)
    .output(unchecked(outputs.notificationsOutput))
    .query(({ ctx, input }) => notificationsOf(ctx.db, ctx.session.memberId, input)),
  count: own
    .meta({ rest: route('GET /notifications/count', 'How many notifications one has not read.') })
    .input(inputs.ofSettings)
    .output(unchecked(outputs.notificationCountOutput))
    .query(async ({ ctx }) => ({ unread: await unreadCount(ctx.db, ctx.session.memberId) })),
  read: own
    .meta({
      rest: route('POST /notifications/{nid}/read', 'Marks a notification as read, or as unread.', {
        names: { id: 'nid' },
      }),
    })
    .input(inputs.markRead)
    .output(unchecked(outputs.notificationReadOutput))
    .mutation(async ({ ctx, input }) => {
      await markSome(ctx.db, ctx.session.memberId, [input.id, ...input.together], input.isRead);
      return changed(ctx);
    }),
  readAll: own
    .meta({
      rest: route(
        'POST /notifications/read',
        'Marks all notifications up to one as read; answers the instant by which that is taken back.',
      ),
    })
    .input(inputs.markAllRead)
    .output(unchecked(outputs.notificationReadOutput))
    .mutation(async ({ ctx, input }) =>
      changed(ctx, await markAll(ctx.db, ctx.session.memberId, input.upTo)),
    ),
  unreadAll: own
    .meta({
      rest: route('POST /notifications/unread', 'Takes back that all notifications were marked as read.'),
    })
    .input(inputs.unmarkAllRead)
    .output(unchecked(outputs.notificationReadOutput))
    .mutation(async ({ ctx, input }) => {
      await unmarkAll(ctx.db, ctx.session.memberId, input.readAt);
      return changed(ctx);
    }),
  settings: own
    .meta({
      rest: route('GET /notifications/settings', 'The member’s choices: kinds, channels and times.'),
    })
    .input(inputs.ofSettings)
    .output(unchecked(outputs.notificationSettingsOutput))
    .query(({ ctx, input }) => ownChoices(ctx.db, ctx.session.memberId, input.lang)),
  chooseSettings: own
    .meta({
      rest: route('PUT /notifications/settings', 'Sets digests, quiet hours, hidden scores and presence.'),
    })
    .input(inputs.chooseSettings)
    .output(unchecked(outputs.doneOutput))
    .mutation(async ({ ctx, input }) => {
      await chooseSettings(ctx.db, ctx.session.memberId, input);
      return done;
    }),
  choose: own
    .meta({
      rest: route(
        'PUT /notifications/choices',
        'Sets the kinds of notifications, of all that the member follows or of one thing.',
      ),
    })
    .input(inputs.chooseKinds)
    .output(unchecked(outputs.doneOutput))
    .mutation(async ({ ctx, input }) => {
      await chooseKinds(ctx.db, ctx.session.memberId, input);
      return done;
    }),
  reset: own
    .meta({
      rest: route('DELETE /notifications/choices', 'Back to what holds of all, or to what is usual.'),
    })
    .input(inputs.resetKinds)
    .output(unchecked(outputs.doneOutput))
    .mutation(async ({ ctx, input }) => {
      await resetKinds(ctx.db, ctx.session.memberId, input);
      return done;
    }),
  addDevice: own
    .meta({
      rest: route('POST /notifications/devices', 'Adds a browser that shows notifications.', {
        errors: { 409: 'One has as many devices as one may.' },
      }),
    })
    .input(inputs.addDevice)
    .output(unchecked(outputs.deviceOutput))
    .mutation(async ({ ctx, input }) => {
      const { db, session, requestSession } = ctx;
      return {
        id: await addDevice(withNotifications(db), session, input, requestSession.device),
      };
    }),
  changeDevice: own
    .meta({
      rest: route('PATCH /notifications/devices/{device}', 'Sets what a device shows.', {
        names: { id: 'device' },
      }),
    })
    .input(inputs.changeDevice)
    .output(unchecked(outputs.doneOutput))
    .mutation(async ({ ctx, input }) => {
      await changeDevice(withNotifications(ctx.db), ctx.session.memberId, input.id, input.wants);
      return done;
    }),
  removeDevice: own
    .meta({
      rest: route('DELETE /notifications/devices/{device}', 'Removes a device.', {
        names: { id: 'device' },
      }),
    })
    .input(inputs.ofDevice)
    .output(unchecked(outputs.doneOutput))
    .mutation(async ({ ctx, input }) => {
      await removeDevice(withNotifications(ctx.db), ctx.session.memberId, input.id);
      return done;
    }),
  /** Needs no session: the link suffices to unsubscribe the address that received it. */
  unsubscribe: withRequestSession
    .input(inputs.unsubscribe)
    .output(unchecked(outputs.unsubscribedOutput))
    .mutation(async ({ ctx: { requestSession, db }, input }) => {
      const { accounts, hash, limits } = requestSession.services;
      await limits.take('linkByAddress', requestSession.address);
      const unsubscribed = await readUnsubscribeToken(hash, input.token);
      if (unsubscribed) {
        await setUnsubscribed(accounts, unsubscribed.key, !input.again);
        return { unsubscribed: true };
      }
      const member = await memberOfToken(accounts, hash, input.token);
      if (!member) throw new DomainError('account/link-expired', 'token');
      await endDigests(withNotifications(db), member.id);
      return { unsubscribed: true };
    }),
});
