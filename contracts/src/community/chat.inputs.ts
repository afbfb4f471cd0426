import { z } from 'zod';
import { captcha } from '../membership/account.commands.ts';
import { lang } from '../competition/parameters.ts';
import { entityId, language, shortText } from '../competition/vocabulary.ts';
import { messagesAPage, roomKinds } from './chat.ts';

const chatid = entityId.meta({ description: 'Number of the room of the chat.', example: 1 });
const words = z.string().max(80);
const seq = z.int().min(1).max(2_000_000_000);
/** A text as typed, with an upper bound on size only; `admitText` checks the content. */
const typed = z.string().max(9_000);
const username = z.string().min(1).max(200);

export const roomsInput = z.object({
  lang,
  query: words.default('').meta({ description: 'Words of the name of a room.', example: 'm13 aaa' }),
});
export const roomInput = z.object({ lang, chatid });
export const messagesInput = roomInput.extend({
  before: seq.optional().describe('Only messages with a lower number; without it, the latest ones.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(messagesAPage)
    .default(messagesAPage)
    .describe('How many at most.'),
});
export const searchInput = z.object({
  lang,
  query: z.string().trim().min(2).max(80).meta({ description: 'What is looked for.', example: 'm13 aaa' }),
  chatid: chatid.optional(),
});

export const openRoom = z.object({ lang: language.optional(), kind: z.enum(roomKinds), id: entityId });
export const openPrivate = z.object({ lang: language.optional(), username });
export const createGroup = z.object({
  lang: language.optional(),
  commandId: z.uuid(),
  label: shortText(60),
  captcha,
});
export const roomCommand = z.object({ lang: language.optional(), chatid });
export const inviteCommand = roomCommand.extend({ username });
export const letInCommand = roomCommand.extend({
  uid: entityId,
  standing: z.enum(['none', 'member', 'keeper']),
});
export const sendCommand = roomCommand.extend({
  commandId: z.uuid(),
  text: typed.meta({ example: 'Bonne partie!' }),
  replyTo: seq.nullable().default(null).describe('The message of the room that it answers.'),
  captcha,
});
export const editCommand = roomCommand.extend({ seq, text: typed, captcha });
export const messageCommand = roomCommand.extend({ seq });
export const quietCommand = roomCommand.extend({ quiet: z.boolean() });
export const blockCommand = z.object({ lang: language.optional(), uid: entityId, blocked: z.boolean() });
/** Only an age bracket: the site does not ask for a date of birth. */
export const ageCommand = z.object({ lang: language.optional(), age: z.enum(['under14', '14', '18']) });

/** Subscribes to a room: first every message changed after `after`, then each new change. */
export const followRoomInput = z.object({
  lang,
  chatid,
  after: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER - 1),
  lastEventId: z
    .string()
    .regex(/^\d{1,15}$/)
    .nullish(),
});
