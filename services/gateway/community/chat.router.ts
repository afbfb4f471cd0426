import * as inputs from '@rondelle/contracts/community/chat.inputs.ts';
import * as outputs from '@rondelle/contracts/community/chat.outputs.ts';
import { roomTopic } from '@rondelle/contracts/community/chat.ts';
import { appealCommand, reportCommand } from '@rondelle/contracts/moderation/texts.inputs.ts';
import { ownTexts } from '@rondelle/contracts/moderation/texts.outputs.ts';
import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { edit, withdraw } from '@rondelle/community/chat/change-message.ts';
import { roomOf } from '@rondelle/community/chat/one-room.ts';
import { markRead, setBlock, setQuiet } from '@rondelle/community/chat/own-choices.ts';
import { beTyping } from '@rondelle/community/chat/presence.ts';
import { messagesOf, searchMessages } from '@rondelle/community/chat/read-messages.ts';
import { roomsOf } from '@rondelle/community/chat/room-list.ts';
import { createGroup, invite, leave, letIn, openPrivate, openThing } from '@rondelle/community/chat/rooms.ts';
import { send, toTell } from '@rondelle/community/chat/send.ts';
import { tellMentions } from '@rondelle/community/chat/tell-mentions.ts';
import { assertOldEnough, sayAge } from '@rondelle/community/safety/ages.ts';
import { reportMessage } from '@rondelle/community/safety/reports.ts';
import { appealText, ownDecisions } from '@rondelle/community/safety/text-queue.ts';
import { route } from '../rest/rest-meta.ts';
import { router, signedIn, unchecked } from '../trpc.ts';

const own = signedIn('community/own');
type Own = Parameters<Parameters<typeof own.query>[0]>[0]['ctx'];
const done = { done: true } as const;

/** From 14 years on: whoever has not said so is asked first. */
const chatting = own.use(async ({ ctx, next }) => {
  await assertOldEnough(ctx.db, ctx.session.memberId);
  return next();
});

const tellLists = (ctx: Pick<Own, 'notify'>, memberIds: readonly string[]): void => {
  for (const id of memberIds) ctx.notify?.(`chat:${id}`);
};

const privately = {
  403: 'The member has not said to be 14 or more, is muted, or may not be written to in private.',
} as const;

/** What members say to each other in rooms. */
export const chatRouter = router({
  rooms: chatting
    .meta({ rest: route('GET /chat/rooms', 'The rooms that one is in, those last written in first.') })
    .input(inputs.roomsInput)
    .output(unchecked(outputs.chatRoomsOutput))
    .query(({ ctx, input }) => roomsOf(ctx.db, ctx.session.memberId, input)),
  room: chatting
    .meta({ rest: route('GET /chat/rooms/{chatid}', 'A room that one may read, with who is in it.') })
    .input(inputs.roomInput)
    .output(unchecked(outputs.chatRoomOutput))
    .query(({ ctx, input }) => roomOf(ctx.db, ctx.session, input)),
  messages: chatting
    .meta({ rest: route('GET /chat/rooms/{chatid}/messages', 'Messages of a room, latest first.') })
    .input(inputs.messagesInput)
    .output(unchecked(outputs.chatMessagesOutput))
    .query(({ ctx, input }) => messagesOf(ctx.db, ctx.session.memberId, input)),
  search: chatting
    .meta({ rest: route('GET /chat/search', 'Messages of one’s rooms with these words, latest first.') })
    .input(inputs.searchInput)
    .output(unchecked(outputs.chatSearchOutput))
    .query(({ ctx, input }) => searchMessages(ctx.db, ctx.session.memberId, input)),
  send: chatting
    .meta({
      rest: route('POST /chat/rooms/{chatid}/messages', 'Says something in a room.', {
        status: 201,
        refusals: privately,
      }),
    })
    .input(inputs.sendCommand)
    .output(unchecked(outputs.chatMessage))
    .mutation(async ({ ctx, input }) => {
      const { services } = ctx.requestSession;
      const said = { ...input, lang: input.lang ?? 'fr' };
      const { message, isNew } = await send(ctx.db, services, ctx.session, said);
      if (isNew) ctx.notify?.(roomTopic(input.chatid));
      if (isNew && message.state === 'held') ctx.notify?.('moderation');
      if (isNew) {
        tellLists(ctx, await toTell(ctx.db, input.chatid, message.id));
        for (const id of await tellMentions(ctx.db, message)) ctx.notify?.(`member:${id}`);
      }
      return message;
    }),
  edit: chatting.input(inputs.editCommand).mutation(async ({ ctx, input }) => {
    await edit(ctx.db, ctx.requestSession.services, ctx.session, input);
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  withdraw: chatting.input(inputs.messageCommand).mutation(async ({ ctx, input }) => {
    await withdraw(ctx.db, ctx.session.memberId, input);
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  read: chatting.input(inputs.messageCommand).mutation(async ({ ctx, input }) => {
    await markRead(ctx.db, ctx.session.memberId, input);
    // The member's other devices count anew.
    tellLists(ctx, [ctx.session.memberId]);
    return done;
  }),
  typing: chatting.input(inputs.roomCommand).mutation(async ({ ctx, input }) => {
    await beTyping(ctx.db, input.chatid, ctx.session.memberId);
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  open: chatting
    .input(inputs.openRoom)
    .output(unchecked(outputs.openedRoom))
    .mutation(({ ctx, input }) => openThing(ctx.db, ctx.session, input)),
  openPrivate: chatting
    .input(inputs.openPrivate)
    .output(unchecked(outputs.openedRoom))
    .mutation(({ ctx, input }) =>
      openPrivate(ctx.db, ctx.requestSession.services, ctx.session, input.username),
    ),
  createGroup: chatting
    .input(inputs.createGroup)
    .output(unchecked(outputs.openedRoom))
    .mutation(({ ctx, input }) => createGroup(ctx.db, ctx.requestSession.services, ctx.session, input.label)),
  invite: chatting.input(inputs.inviteCommand).mutation(async ({ ctx, input }) => {
    tellLists(ctx, [await invite(ctx.db, ctx.requestSession.services, ctx.session, input)]);
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  letIn: chatting.input(inputs.letInCommand).mutation(async ({ ctx, input }) => {
    tellLists(ctx, [await letIn(ctx.db, ctx.session, input)]);
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  leave: chatting.input(inputs.roomCommand).mutation(async ({ ctx, input }) => {
    await leave(ctx.db, ctx.session.memberId, input.chatid);
    ctx.notify?.(roomTopic(input.chatid));
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
    await reportMessage(ctx.db, ctx.requestSession.services, ctx.session.memberId, input);
    ctx.notify?.('moderation');
    ctx.notify?.(roomTopic(input.chatid));
    return done;
  }),
  /** Before anything else: whether one is 14, or 18. */
  sayAge: own.input(inputs.ageCommand).mutation(async ({ ctx, input }) => {
    await sayAge(ctx.db, ctx.session.memberId, input.age);
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
