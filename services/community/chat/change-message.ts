import type { MessageState } from '@rondelle/contracts/community/chat.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { admitFrom } from '../safety/admission.ts';
import { holdMessage, type MessageKey, queuedMessage, setMessage } from '../safety/reports.ts';
import { renewInQueue } from '../safety/queue-text.ts';
import type { Chatter, OwnRoom } from '../tables.ts';
import { type Requester, readableRoom } from './access.ts';
import { assertMayTalk } from './send.ts';

const ownMessage = async (db: Db, requester: Requester, { chatid, seq }: MessageKey): Promise<OwnRoom> => {
  const room = await readableRoom(db, requester, chatid);
  const { rows } = await sql<{ state: MessageState }>`
    SELECT state FROM community.messages
    WHERE "roomId" = ${chatid} AND seq = ${seq} AND "authorId" = ${requester.memberId}`.execute(db);
  const state = rows[0]?.state;
  if (state !== 'shown' && state !== 'held') throw new DomainError('message/unknown', 'seq');
  return room;
};

/**
 * Edits the author's own message, if they may still write there. The new text is checked like a new message, and a held
 * message stays held.
 */
export const edit = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  { text, captcha, ...key }: MessageKey & { readonly text: string; readonly captcha: string },
): Promise<void> => {
  await assertMayTalk(db, await ownMessage(db, chatter, key), chatter.memberId);
  const admitted = await admitFrom(db, services, chatter, { text, place: 'chat', captcha });
  const state = admitted.state === 'held' ? 'held' : 'shown';
  if (!(await setMessage(db, key, { state, text: admitted.text, isEdit: true })))
    throw new DomainError('message/unknown', 'seq');
  await renewInQueue(db, queuedMessage(key));
  if (admitted.state === 'held') await holdMessage(db, { roomId: key.chatid, seq: key.seq }, admitted.reason);
};

/** Withdraws the author's own message: its number stays, its text is deleted. */
export const withdraw = async (db: Db, requester: Requester, key: MessageKey): Promise<void> => {
  await ownMessage(db, requester, key);
  await setMessage(db, key, { state: 'deleted', text: '' });
};
