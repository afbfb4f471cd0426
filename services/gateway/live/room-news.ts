import type { followRoomInput } from '@rondelle/contracts/community/chat.inputs.ts';
import type { RoomNews } from '@rondelle/contracts/community/chat.outputs.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { readableRoom } from '@rondelle/community/chat/access.ts';
import { messageOf } from '@rondelle/community/chat/message-rows.ts';
import { seenBy } from '@rondelle/community/chat/presence.ts';
import { assertOldEnough } from '@rondelle/community/safety/ages.ts';
import { tracked, TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { trpcCodes } from '../error-codes.ts';
import { errorText } from '../error-messages.ts';
import type { LiveConnection } from './live-connection.ts';
import { roomChanges } from './room-changes.ts';

type Asked = z.output<typeof followRoomInput>;

const mostOpen = 20;

/** What is refused once a subscription runs passes no procedure any more that would word it. */
const worded = (code: DomainErrorCode, { lang }: Asked): TRPCError =>
  new TRPCError({ code: trpcCodes[code], message: errorText(code, lang), cause: new DomainError(code) });

/** Fails for who may not read the room, and where nobody is logged in. */
const admit = async ({ grant, open, rooms }: LiveConnection, asked: Asked) => {
  if (!grant) throw worded('session/required', asked);
  if (open >= mostOpen) throw worded('request/too-many', asked);
  try {
    await assertOldEnough(rooms.db, grant.memberId);
    await readableRoom(rooms.db, grant.memberId, asked.chatid);
  } catch (error) {
    throw error instanceof DomainError ? worded(error.code, asked) : error;
  }
  return grant;
};

/** What happens in a room, from a change on that the member knows, however often the line was cut. */
export async function* roomNews(connection: LiveConnection, asked: Asked, signal: AbortSignal) {
  const grant = await admit(connection, asked);
  const { rooms, waitingBytes, notify } = connection;
  const after = asked.lastEventId ? Number(asked.lastEventId) : asked.after;
  const listener = { rooms, waitingBytes, notify, ...grant };
  connection.open += 1;
  try {
    for await (const news of roomChanges(listener, asked.chatid, after, signal)) {
      if (news === null) throw worded('room/unknown', asked);
      const { rows, change, isWiped, here } = news;
      connection.tally.hints += 1;
      yield tracked(String(change), {
        messages: rows.map((row) => messageOf(row, asked.lang)),
        change,
        ...(isWiped && { again: true as const }),
        ...(here && { here: seenBy(here, grant.number), present: here.length }),
      } satisfies RoomNews);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    connection.open -= 1;
  }
}
