import * as questions from '@rondelle/contracts/notifications/notification.inputs.ts';
import * as answers from '@rondelle/contracts/notifications/notification.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { addDevice, changeDevice, removeDevice } from '@rondelle/members/notifications/devices.ts';
import {
  markAll,
  markOne,
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
import { readRefusal, setRefused } from '@rondelle/members/mails/refusals.ts';
import { memberOfToken } from '@rondelle/members/notifications/unsubscribe-token.ts';
import { route } from '../rest/rest-meta.ts';
import { entering, router, signedIn, unchecked } from '../trpc.ts';

const own = signedIn('notifications/own');
type Own = Parameters<Parameters<typeof own.query>[0]>[0]['ctx'];

/** How many are unread now; other tabs of the member are told to ask. */
const changed = async ({ db, notify, session }: Own, readAt: string | null = null) => {
  notify?.(`member:${session.memberId}`);
  return { unread: await unreadCount(db, session.memberId), readAt };
};
const done = { done: true } as const;

/** What members are told of what they follow, and how they want to be told: nobody else's business. */
export const notificationRouter = router({
  list: own
    .meta({ rest: route('GET /notifications', 'What one was told, latest first, fifty at a time.') })
    .input(questions.ofNotifications)
    .output(unchecked(answers.notificationsOutput))
    .query(({ ctx, input }) => notificationsOf(ctx.db, ctx.session.memberId, input)),
  count: own
    .meta({ rest: route('GET /notifications/count', 'How many notifications one has not read.') })
    .input(questions.ofSettings)
    .output(unchecked(answers.notificationCountOutput))
    .query(async ({ ctx }) => ({ unread: await unreadCount(ctx.db, ctx.session.memberId) })),
  read: own
    .meta({
      rest: route('POST /notifications/{nid}/read', 'Marks a notification as read, or as unread.', {
        names: { id: 'nid' },
      }),
    })
    .input(questions.markRead)
    .output(unchecked(answers.notificationReadOutput))
    .mutation(async ({ ctx, input }) => {
      await markOne(ctx.db, ctx.session.memberId, input.id, input.isRead);
      return changed(ctx);
    }),
  readAll: own
    .meta({
      rest: route(
        'POST /notifications/read',
        'Marks all notifications up to one as read; answers the instant by which that is taken back.',
      ),
    })
    .input(questions.markAllRead)
    .output(unchecked(answers.notificationReadOutput))
    .mutation(async ({ ctx, input }) =>
      changed(ctx, await markAll(ctx.db, ctx.session.memberId, input.upTo)),
    ),
  unreadAll: own
    .meta({
      rest: route('POST /notifications/unread', 'Takes back that all notifications were marked as read.'),
    })
    .input(questions.unmarkAllRead)
    .output(unchecked(answers.notificationReadOutput))
    .mutation(async ({ ctx, input }) => {
      await unmarkAll(ctx.db, ctx.session.memberId, input.readAt);
      return changed(ctx);
    }),
  settings: own
    .meta({
      rest: route('GET /notifications/settings', 'Of what, over which channel and when one is told.'),
    })
    .input(questions.ofSettings)
    .output(unchecked(answers.notificationSettingsOutput))
    .query(({ ctx, input }) => ownChoices(ctx.db, ctx.session.memberId, input.lang)),
  chooseSettings: own
    .meta({
      rest: route('PUT /notifications/settings', 'Sets digests, quiet hours, hidden scores and presence.'),
    })
    .input(questions.chooseSettings)
    .output(unchecked(answers.doneOutput))
    .mutation(async ({ ctx, input }) => {
      await chooseSettings(ctx.db, ctx.session.memberId, input);
      return done;
    }),
  choose: own
    .meta({
      rest: route(
        'PUT /notifications/choices',
        'Sets the kinds that one is told of, of all that one follows or of one thing.',
      ),
    })
    .input(questions.chooseKinds)
    .output(unchecked(answers.doneOutput))
    .mutation(async ({ ctx, input }) => {
      await chooseKinds(ctx.db, ctx.session.memberId, input);
      return done;
    }),
  reset: own
    .meta({
      rest: route('DELETE /notifications/choices', 'Back to what holds of all, or to what is usual.'),
    })
    .input(questions.resetKinds)
    .output(unchecked(answers.doneOutput))
    .mutation(async ({ ctx, input }) => {
      await resetKinds(ctx.db, ctx.session.memberId, input);
      return done;
    }),
  addDevice: own
    .meta({
      rest: route('POST /notifications/devices', 'Adds a browser that shows notifications.', {
        refusals: { 409: 'One has as many devices as one may.' },
      }),
    })
    .input(questions.addDevice)
    .output(unchecked(answers.deviceOutput))
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
    .input(questions.changeDevice)
    .output(unchecked(answers.doneOutput))
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
    .input(questions.ofDevice)
    .output(unchecked(answers.doneOutput))
    .mutation(async ({ ctx, input }) => {
      await removeDevice(withNotifications(ctx.db), ctx.session.memberId, input.id);
      return done;
    }),
  /** Without a session: whoever has the link ends the mails that it came with. */
  unsubscribe: entering
    .input(questions.unsubscribe)
    .output(unchecked(answers.unsubscribedOutput))
    .mutation(async ({ ctx: { requestSession, db }, input }) => {
      const { accounts, hash, limits } = requestSession.services;
      await limits.take('linkByAddress', requestSession.address);
      const refusal = await readRefusal(hash, input.token);
      if (refusal) {
        await setRefused(accounts, refusal.key, !input.again);
        return { unsubscribed: true };
      }
      const member = await memberOfToken(accounts, hash, input.token);
      if (!member) throw new DomainError('account/link-expired', 'token');
      await endDigests(withNotifications(db), member.id);
      return { unsubscribed: true };
    }),
});
