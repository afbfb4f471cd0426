import type { MessageState } from '@rondelle/contracts/community/chat.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { admitFrom } from '../safety/admission.ts';
import { holdMessage, type MessageKey, renewInQueue, setMessage } from '../safety/reports.ts';
import type { Chatter, OwnRoom } from '../tables.ts';
import { readableRoom } from './access.ts';
import { assertMayTalk } from './send.ts';

const ownMessage = async (db: Db, memberId: string, { chatid, seq }: MessageKey): Promise<OwnRoom> => {
  const room = await readableRoom(db, memberId, chatid);
  const { rows } = await sql<{ state: MessageState }>`
    SELECT state FROM community.messages
    WHERE "roomId" = ${chatid} AND seq = ${seq} AND "authorId" = ${memberId}`.execute(db);
  const state = rows[0]?.state;
  if (state !== 'shown' && state !== 'held') throw new DomainError('message/unknown', 'seq');
  return room;
};

/** By its author, who may still talk there; the new text is looked at like a new one, and what was held stays so. */
export const edit = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  { text, ...key }: MessageKey & { readonly text: string },
): Promise<void> => {
  await assertMayTalk(db, await ownMessage(db, chatter.memberId, key), chatter.memberId);
  const admitted = await admitFrom(db, services, chatter, { text, place: 'chat' });
  const state = admitted.state === 'held' ? 'held' : 'shown';
  if (!(await setMessage(db, key, { state, text: admitted.text, isEdit: true })))
    throw new DomainError('message/unknown', 'seq');
  await renewInQueue(db, key);
  if (admitted.state === 'held') await holdMessage(db, { roomId: key.chatid, seq: key.seq }, admitted.reason);
};

/** By its author: its place stays, its text is gone. */
export const withdraw = async (db: Db, memberId: string, key: MessageKey): Promise<void> => {
  await ownMessage(db, memberId, key);
  await setMessage(db, key, { state: 'deleted', text: '' });
};
