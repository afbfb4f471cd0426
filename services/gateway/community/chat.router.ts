import * as inputs from '@rondelle/contracts/community/chat.inputs.ts';
import * as outputs from '@rondelle/contracts/community/chat.outputs.ts';
import { roomTopic } from '@rondelle/contracts/community/chat.ts';
import { appealCommand, reportCommand } from '@rondelle/contracts/moderation/texts.inputs.ts';
import { ownTexts } from '@rondelle/contracts/moderation/texts.outputs.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { edit, withdraw } from '@rondelle/community/chat/change-message.ts';
import { createGroup, invite } from '@rondelle/community/chat/groups.ts';
import { roomOf } from '@rondelle/community/chat/one-room.ts';
import { markRead, setBlock, setQuiet } from '@rondelle/community/chat/own-choices.ts';
import { recordTyping } from '@rondelle/community/chat/presence.ts';
import { openPrivate } from '@rondelle/community/chat/private-rooms.ts';
import { messagesOf, searchMessages } from '@rondelle/community/chat/read-messages.ts';
import { roomsOf } from '@rondelle/community/chat/room-list.ts';
import { leave, letIn, openRoomOf } from '@rondelle/community/chat/rooms.ts';
import { send, membersToRefresh } from '@rondelle/community/chat/send.ts';
import { notifyOfMessage } from '@rondelle/community/chat/notify-of-message.ts';
import { markWrittenRead } from '@rondelle/members/notifications/mark-written-read.ts';
import { assertAgeDeclared, declareAge } from '@rondelle/members/accounts/ages.ts';
import { reportMessage } from '@rondelle/community/safety/reports.ts';
import { appealText, ownDecisions } from '@rondelle/community/safety/text-queue.ts';
import { route } from '../rest/rest-meta.ts';
import { router, signedIn, unchecked } from '../trpc/trpc.ts';

const own = signedIn('community/own');
type Own = Parameters<Parameters<typeof own.query>[0]>[0]['ctx'];
const done = { done: true } as const;

/** Throws for members who have not declared that they are 14 or 18. */
const chatting = own.use(async ({ ctx, next }) => {
  await assertAgeDeclared(ctx.db, ctx.session.memberId);
  return next();
});

const refreshRoomLists = (ctx: Pick<Own, 'notify'>, memberIds: readonly string[]): void => {
  for (const id of memberIds) ctx.notify?.(`chat:${id}`);
};

const privately = {
  403: 'The member has not confirmed an age of 14 or more, is muted, or may not be written to in private.',
} as const;

/** Procedures of the chat. */
export const chatRouter = router({
  rooms: chatting
    .meta({ rest: route('GET /chat/rooms', 'The rooms that one is in, those last written in first.') })
    .input(inputs.roomsInput)
    .output(unchecked(outputs.chatRoomsOutput))
    .query(({ ctx, input }) => roomsOf(ctx.db, ctx.session, input)),
  room: chatting
    .meta({ rest: route('GET /chat/rooms/{chatid}', 'A room that one may read, with who is in it.') })
    .input(inputs.roomInput)
    .output(unchecked(outputs.chatRoomOutput))
    .query(({ ctx, input }) => roomOf(ctx.db, ctx.session, input)),
  messages: chatting
    .meta({ rest: route('GET /chat/rooms/{chatid}/messages', 'Messages of a room, latest first.') })
    .input(inputs.messagesInput)
    .output(unchecked(outputs.chatMessagesOutput))
    .query(({ ctx, input }) => messagesOf(ctx.db, ctx.session, input)),
  search: chatting
    .meta({ rest: route('GET /chat/search', 'Messages of one’s rooms with these words, latest first.') })
    .input(inputs.searchInput)
    .output(unchecked(outputs.chatSearchOutput))
    .query(({ ctx, input }) => searchMessages(ctx.db, ctx.session, input)),
  send: chatting
    .meta({
      rest: route('POST /chat/rooms/{chatid}/messages', 'Sends a message to a room.', {
        status: 201,
        errors: privately,
      }),
    })
    .input(inputs.sendCommand)
    .output(unchecked(outputs.chatMessage))
    .mutation(async ({ ctx, input }) => {
      const { services } = ctx.requestSession;
      const sent = { ...input, lang: input.lang ?? 'fr' };
      const { message, isNew } = await send(ctx.db, services, ctx.session, sent);
      if (isNew) ctx.notify?.(roomTopic(input.chatid));
      if (isNew && message.state === 'held') ctx.notify?.('moderation');
      if (isNew) {
        refreshRoomLists(ctx, await membersToRefresh(ctx.db, input.chatid, message.id));
        for (const id of await notifyOfMessage(ctx.db, message)) ctx.notify?.(`member:${id}`);
      }
      return message;
    }),
  edit: chatting.input(inputs.editCommand).mutation(async ({ ctx, input }) => {
    await edit(ctx.db, ctx.requestSession.services, ctx.session, input);
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  withdraw: chatting.input(inputs.messageCommand).mutation(async ({ ctx, input }) => {
    await withdraw(ctx.db, ctx.session, input);
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  read: chatting.input(inputs.messageCommand).mutation(async ({ ctx, input }) => {
    const { memberId } = ctx.session;
    // Updates the unread counts on the member's other devices.
    if (await markRead(ctx.db, memberId, input)) refreshRoomLists(ctx, [memberId]);
    const read = { of: 'message', inId: input.chatid, upTo: input.seq } as const;
    if (await markWrittenRead(ctx.db, memberId, read)) ctx.notify?.(`member:${memberId}`);
    return done;
  }),
  typing: chatting.input(inputs.roomCommand).mutation(async ({ ctx, input }) => {
    const { memberId } = ctx.session;
    await ctx.requestSession.services.limits.take('typingByMember', memberId);
    if (await recordTyping(ctx.db, input.chatid, memberId)) ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  open: chatting
    .input(inputs.openRoom)
    .output(unchecked(outputs.openedRoom))
    .mutation(({ ctx, input }) => openRoomOf(ctx.db, ctx.session, input)),
  openPrivate: chatting
    .input(inputs.openPrivate)
    .output(unchecked(outputs.openedRoom))
    .mutation(({ ctx, input }) =>
      openPrivate(ctx.db, ctx.requestSession.services, ctx.session, input.username),
    ),
  createGroup: chatting
    .input(inputs.createGroup)
    .output(unchecked(outputs.openedRoom))
    .mutation(({ ctx, input }) => createGroup(ctx.db, ctx.requestSession.services, ctx.session, input)),
  invite: chatting.input(inputs.inviteCommand).mutation(async ({ ctx, input }) => {
    refreshRoomLists(ctx, [await invite(ctx.db, ctx.requestSession.services, ctx.session, input)]);
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  letIn: chatting.input(inputs.letInCommand).mutation(async ({ ctx, input }) => {
    refreshRoomLists(ctx, [await letIn(ctx.db, ctx.session, input)]);
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  leave: chatting.input(inputs.roomCommand).mutation(async ({ ctx, input }) => {
    const { memberId } = ctx.session;
    await ctx.requestSession.services.limits.take('leavesByMember', memberId);
    if (await leave(ctx.db, memberId, input.chatid)) ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  quiet: chatting.input(inputs.quietCommand).mutation(async ({ ctx, input }) => {
    await setQuiet(ctx.db, ctx.session.memberId, input.chatid, input.quiet);
    return done;
  }),
  block: chatting.input(inputs.blockCommand).mutation(async ({ ctx, input }) => {
    await setBlock(ctx.db, ctx.session.memberId, input.uid, input.blocked);
    return done;
  }),
  report: chatting.input(reportCommand).mutation(async ({ ctx, input }) => {
    if (await reportMessage(ctx.db, ctx.requestSession.services, ctx.session, input)) {
      ctx.notify?.('moderation');
      ctx.notify?.(roomTopic(input.chatid));
    }
    return done;
  }),
  /** Records whether the member is 14 or older, or 18 or older; the other procedures require it. */
  sayAge: own.input(inputs.ageCommand).mutation(async ({ ctx, input }) => {
    await declareAge(ctx.db, ctx.session.memberId, input.age);
    return done;
  }),
  decisions: own
    .input(languageOnly)
    .output(unchecked(ownTexts))
    .query(({ ctx }) => ownDecisions(ctx.db, ctx.session.memberId)),
  appeal: own.input(appealCommand).mutation(async ({ ctx, input }) => {
    await appealText(ctx.db, ctx.session.memberId, input);
    ctx.notify?.('moderation');
    return done;
  }),
});
