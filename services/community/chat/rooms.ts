import type { RoomKind, Standing } from '@rondelle/contracts/community/chat.ts';
import { mostInGroup } from '@rondelle/contracts/community/chat.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { findByUsername } from '@rondelle/members/accounts/members.ts';
import { assertKnown } from '@rondelle/members/following/own-things.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { admitFrom } from '../safety/admission.ts';
import { assertOldEnough } from '../safety/ages.ts';
import { talkableAmong } from '../safety/private-talk.ts';
import type { Chatter } from '../tables.ts';
import { findRoom, readableRoom } from './access.ts';
import { keepsRooms } from './looks-after.ts';

type Opened = { readonly id: number; readonly standing: Standing };

const join = async (db: Db, chatid: number, memberId: string, standing: Standing): Promise<Opened> => {
  const { rows } = await sql<{ standing: Standing }>`
    INSERT INTO community.room_members AS known ("roomId", "memberId", standing, "readSeq")
    SELECT id, ${memberId}, ${standing}, "lastSeq" FROM community.rooms WHERE id = ${chatid}
    ON CONFLICT ("roomId", "memberId") DO UPDATE SET standing = CASE
      WHEN known.standing = 'asked' THEN excluded.standing ELSE known.standing END
    RETURNING standing`.execute(db);
  return { id: chatid, standing: rows[0]?.standing ?? 'none' };
};

/**
 * The room of a league, tournament or team, made when somebody first asks for it. League and tournament rooms are open;
 * into a team's room one is let in by a keeper, which who looks after everything is.
 */
export const openThing = async (
  db: Db,
  chatter: Chatter,
  { kind, id }: { readonly kind: RoomKind; readonly id: number },
): Promise<Opened> => {
  const { memberId } = chatter;
  await assertOldEnough(db, memberId);
  await assertKnown(db, { kind, id }, 'id');
  await sql`
    INSERT INTO community.rooms (type, "thingId") VALUES (${kind}, ${id}) ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM community.rooms WHERE type = ${kind} AND "thingId" = ${id}`.execute(db);
  const standing = keepsRooms(chatter) ? 'keeper' : kind === 'team' ? 'asked' : 'member';
  return join(db, rows[0]?.id ?? 0, memberId, standing);
};

const knownMember = async ({ accounts }: MemberServices, username: string): Promise<string> => {
  const member = await findByUsername(accounts, username.replace(/^@/, ''));
  if (!member || member.emailVerifiedAt === null || member.bannedAt !== null)
    throw new DomainError('user/unknown', 'username');
  return member.id;
};

/** The room of two. Why somebody can't be written to is not said: whether they are of age, or do not want to. */
export const openPrivate = async (
  db: Db,
  services: MemberServices,
  { memberId }: Chatter,
  username: string,
): Promise<Opened> => {
  await assertOldEnough(db, memberId);
  const other = await knownMember(services, username);
  if (other === memberId || !(await talkableAmong(db, memberId, [other])).has(other))
    throw new DomainError('chat/private-refused', 'username');
  await services.limits.take('privateRoomsADay', memberId);
  const [first, second] = [memberId, other].toSorted();
  await sql`
    INSERT INTO community.rooms (type, "firstId", "secondId") VALUES ('private', ${first}, ${second})
    ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM community.rooms WHERE "firstId" = ${first} AND "secondId" = ${second}`.execute(db);
  const id = rows[0]?.id ?? 0;
  await join(db, id, other, 'member');
  return join(db, id, memberId, 'member');
};

/** A group, which its maker keeps. */
export const createGroup = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  label: string,
): Promise<Opened> => {
  await services.limits.take('privateRoomsADay', chatter.memberId);
  const admitted = await admitFrom(db, services, chatter, { text: label, place: 'chat' });
  if (admitted.state === 'held') throw new DomainError('text/blocked-word', 'label');
  const { rows } = await sql<{ id: number }>`
    INSERT INTO community.rooms (type, label) VALUES ('group', ${admitted.text}) RETURNING id`.execute(db);
  return join(db, rows[0]?.id ?? 0, chatter.memberId, 'keeper');
};

const membersOf = async (db: Db, chatid: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT "memberId" AS id FROM community.room_members WHERE "roomId" = ${chatid} LIMIT 1000`.execute(db);
  return rows.map(({ id }) => id);
};

/** Into a group, by its keeper: only somebody whom all who are there may talk to. */
export const invite = async (
  db: Db,
  services: MemberServices,
  { memberId }: Chatter,
  { chatid, username }: { readonly chatid: number; readonly username: string },
): Promise<string> => {
  const room = await readableRoom(db, memberId, chatid);
  if (room.type !== 'group' || room.standing !== 'keeper') throw new DomainError('permission/denied');
  const other = await knownMember(services, username);
  return db.transaction().execute(async (tx) => {
    // One after the other: two who are invited at once are looked at together as well.
    await sql`SELECT FROM community.rooms WHERE id = ${chatid} FOR NO KEY UPDATE`.execute(tx);
    const there = await membersOf(tx, chatid);
    if (there.includes(other)) return other;
    if (there.length >= mostInGroup) throw new DomainError('room/full', 'username');
    const talkable = await talkableAmong(tx, other, there);
    if (!there.every((id) => talkable.has(id))) throw new DomainError('chat/private-refused', 'username');
    await join(tx, chatid, other, 'member');
    return other;
  });
};

/** What one wrote stays; a group that nobody is in any more goes. */
export const leave = async (db: Db, memberId: string, chatid: number): Promise<void> => {
  await sql`
    DELETE FROM community.room_members WHERE "roomId" = ${chatid} AND "memberId" = ${memberId}`.execute(db);
  await sql`
    DELETE FROM community.rooms r WHERE r.id = ${chatid} AND r.type = 'group'
      AND NOT EXISTS (SELECT FROM community.room_members rm WHERE rm."roomId" = r.id)`.execute(db);
};

type LetIn = {
  readonly chatid: number;
  readonly uid: number;
  readonly standing: 'none' | 'member' | 'keeper';
};

/**
 * By a keeper: lets somebody in who has asked, makes them a keeper, or puts them out. Who lets themselves in counts as
 * let in by nobody.
 */
export const letIn = async (db: Db, chatter: Chatter, { chatid, uid, standing }: LetIn): Promise<string> => {
  const { memberId } = chatter;
  const room = await findRoom(db, memberId, chatid);
  if (!room || (room.standing !== 'keeper' && !keepsRooms(chatter)))
    throw new DomainError('room/unknown', 'chatid');
  if (room.type !== 'team' && room.type !== 'group') throw new DomainError('permission/denied');
  const { rows } = await sql<{ id: string }>`
    SELECT rm."memberId" AS id FROM community.room_members rm JOIN accounts.members m ON m.id = rm."memberId"
    WHERE rm."roomId" = ${chatid} AND m.number = ${uid}`.execute(db);
  const other = rows[0]?.id;
  if (!other) throw new DomainError('user/unknown', 'uid');
  if (standing === 'none') await leave(db, other, chatid);
  else
    await sql`
      UPDATE community.room_members
      SET standing = ${standing}, "isLetIn" = "isLetIn" OR "memberId" <> ${memberId}
      WHERE "roomId" = ${chatid} AND "memberId" = ${other}`.execute(db);
  return other;
};
