import type { RoomKind, Standing } from '@rondelle/contracts/community/chat.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { assertKnown } from '@rondelle/members/following/entities.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { assertAgeDeclared } from '@rondelle/members/accounts/ages.ts';
import type { Chatter } from '../tables.ts';
import { findRoom } from './access.ts';
import { isRoomKeeper } from './room-keeper.ts';

export type Opened = { readonly id: number; readonly standing: Standing };

/** Adds a member to a room; the standing of an existing member does not change. */
export const join = async (db: Db, chatid: number, memberId: string, standing: Standing): Promise<Opened> => {
  const { rows } = await sql<{ standing: Standing }>`
    INSERT INTO community.room_members AS known ("roomId", "memberId", standing, "readSeq")
    SELECT id, ${memberId}, ${standing}, "lastSeq" FROM community.rooms WHERE id = ${chatid}
    ON CONFLICT ("roomId", "memberId") DO UPDATE SET standing = known.standing
    RETURNING standing`.execute(db);
  return { id: chatid, standing: rows[0]?.standing ?? 'none' };
};

/**
 * The room of a league, tournament or team, created on first request. Rooms of leagues and tournaments are open. A
 * keeper admits members to a team's room; moderators are keepers for as long as they have that role.
 */
export const openRoomOf = async (
  db: Db,
  chatter: Chatter,
  { kind, id }: { readonly kind: RoomKind; readonly id: number },
): Promise<Opened> => {
  const { memberId } = chatter;
  await assertAgeDeclared(db, memberId);
  await assertKnown(db, { kind, id }, 'id');
  await sql`
    INSERT INTO community.rooms (type, "thingId") VALUES (${kind}, ${id}) ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM community.rooms WHERE type = ${kind} AND "thingId" = ${id}`.execute(db);
  const { id: chatid } = await join(db, rows[0]?.id ?? 0, memberId, kind === 'team' ? 'asked' : 'member');
  return { id: chatid, standing: (await findRoom(db, chatter, chatid))?.standing ?? 'none' };
};

/**
 * Leaves a room; the member's messages stay. A trigger assigns another keeper to a group, and deletes it once empty.
 * Returns whether the member was in it.
 */
export const leave = async (db: Db, memberId: string, chatid: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    DELETE FROM community.room_members WHERE "roomId" = ${chatid} AND "memberId" = ${memberId}`.execute(db);
  return numAffectedRows === 1n;
};

type LetIn = {
  readonly chatid: number;
  readonly uid: number;
  readonly standing: 'none' | 'member' | 'keeper';
};

/**
 * Lets a keeper admit a member, make them a keeper or remove them. Members cannot admit themselves: a standing from a
 * role would outlast the role. Moderators are keepers of teams' rooms, but not of groups.
 */
export const letIn = async (db: Db, chatter: Chatter, { chatid, uid, standing }: LetIn): Promise<string> => {
  const { memberId } = chatter;
  const room = await findRoom(db, chatter, chatid);
  const isKeeper = room?.standing === 'keeper' || (room?.type === 'team' && isRoomKeeper(chatter));
  if (!isKeeper) throw new DomainError('room/unknown', 'chatid');
  const { rows } = await sql<{ id: string }>`
    SELECT rm."memberId" AS id FROM community.room_members rm JOIN accounts.members m ON m.id = rm."memberId"
    WHERE rm."roomId" = ${chatid} AND m.number = ${uid}`.execute(db);
  const other = rows[0]?.id;
  if (!other) throw new DomainError('user/unknown', 'uid');
  if (other === memberId && standing !== 'none') throw new DomainError('permission/denied', 'uid');
  if (standing === 'none') await leave(db, other, chatid);
  else
    await sql`
      UPDATE community.room_members SET standing = ${standing}, "isLetIn" = true
      WHERE "roomId" = ${chatid} AND "memberId" = ${other}`.execute(db);
  return other;
};
