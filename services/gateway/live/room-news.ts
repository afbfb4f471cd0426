import type { followRoomInput } from '@rondelle/contracts/community/chat.inputs.ts';
import type { RoomNews } from '@rondelle/contracts/community/chat.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { readableRoom } from '@rondelle/community/chat/access.ts';
import { messageOf } from '@rondelle/community/chat/message-rows.ts';
import { assertAgeDeclared } from '@rondelle/members/accounts/ages.ts';
import { tracked } from '@trpc/server';
import type { z } from 'zod';
import type { LiveConnection } from './live-connection.ts';
import { roomChanges } from './room-changes.ts';
import { subscriptionError } from './subscription-error.ts';

type FollowRoomInput = z.output<typeof followRoomInput>;

const mostOpen = 20;

/** Throws unless the member may read the room. */
const admit = async ({ grant, holder, rooms }: LiveConnection, input: FollowRoomInput) => {
  const member = grant && (await holder());
  if (!grant || !member) throw subscriptionError('session/required', input.lang);
  try {
    await assertAgeDeclared(rooms.db, grant.memberId);
    await readableRoom(rooms.db, member, input.chatid);
  } catch (error) {
    throw error instanceof DomainError ? subscriptionError(error.code, input.lang) : error;
  }
  return grant;
};

/** The changes of a room for one subscription. Resumes from the last event id after a lost connection. */
export async function* roomNews(connection: LiveConnection, input: FollowRoomInput, signal: AbortSignal) {
  if (connection.open >= mostOpen) throw subscriptionError('request/too-many', input.lang);
  // Before the first `await`, so that subscriptions that start together count each other.
  connection.open += 1;
  try {
    const grant = await admit(connection, input);
    const { rooms, waitingBytes, notify } = connection;
    const after = input.lastEventId ? Number(input.lastEventId) : input.after;
    const listener = { rooms, waitingBytes, notify, ...grant };
    for await (const news of roomChanges(listener, input.chatid, after, signal)) {
      if (news === null) throw subscriptionError('room/unknown', input.lang);
      const { rows, change, isWiped, here } = news;
      connection.tally.hints += 1;
      yield tracked(String(change), {
        messages: rows.map((row) => messageOf(row, input.lang)),
        change,
        ...(isWiped && { again: true as const }),
        ...(here && { here }),
      } satisfies RoomNews);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    connection.open -= 1;
  }
}
