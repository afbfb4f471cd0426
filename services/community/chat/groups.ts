import { mostInGroup } from '@rondelle/contracts/community/chat.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { admitFrom } from '../safety/admission.ts';
import { talkableAmong } from '../safety/private-talk.ts';
import type { Chatter } from '../tables.ts';
import { findRoom, readableRoom } from './access.ts';
import { privateRefused, withMemberNamed } from './by-name.ts';
import { join, type Opened } from './rooms.ts';

type NewGroup = { readonly commandId: string; readonly label: string; readonly captcha: string };

/** The group that the member created by this command before; null when there is none. */
const createdBefore = async (
  db: Db,
  chatter: Chatter,
  { commandId }: Pick<NewGroup, 'commandId'>,
): Promise<Opened | null> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM community.rooms
    WHERE "creatorId" = ${chatter.memberId} AND "commandId" = ${commandId}`.execute(db);
  const room = rows[0] && (await findRoom(db, chatter, rows[0].id));
  return room ? { id: room.id, standing: room.standing } : null;
};

const insert = (db: Db, memberId: string, { commandId, label }: Omit<NewGroup, 'captcha'>) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO community.rooms (type, label, "creatorId", "commandId")
      VALUES ('group', ${label}, ${memberId}, ${commandId})
      ON CONFLICT ("creatorId", "commandId") DO NOTHING RETURNING id`.execute(tx);
    return rows[0] ? join(tx, rows[0].id, memberId, 'keeper') : null;
  });

/** Creates a group with its creator as keeper; a repeated command id returns the first group. */
export const createGroup = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  { commandId, label, captcha }: NewGroup,
): Promise<Opened> => {
  const before = await createdBefore(db, chatter, { commandId });
  if (before) return before;
  const admitted = await admitFrom(db, services, chatter, { text: label, place: 'chat', captcha });
  if (admitted.state === 'held') throw new DomainError('text/blocked-word', 'label');
  await services.limits.take('privateRoomsADay', chatter.memberId);
  const created =
    (await insert(db, chatter.memberId, { commandId, label: admitted.text })) ??
    (await createdBefore(db, chatter, { commandId }));
  if (!created) throw new DomainError('room/unknown');
  return created;
};

const membersOf = async (db: Db, chatid: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT "memberId" AS id FROM community.room_members WHERE "roomId" = ${chatid} LIMIT 1000`.execute(db);
  return rows.map(({ id }) => id);
};

const add = (db: Db, chatid: number, other: string): Promise<string> =>
  db.transaction().execute(async (tx) => {
    // Serialises invitations, so that two members who are invited at once are also checked against each other.
    await sql`SELECT FROM community.rooms WHERE id = ${chatid} FOR NO KEY UPDATE`.execute(tx);
    const there = await membersOf(tx, chatid);
    if (there.includes(other)) return other;
    if (there.length >= mostInGroup) throw new DomainError('room/full', 'username');
    const talkable = await talkableAmong(tx, other, there);
    if (!there.every((id) => talkable.has(id))) throw privateRefused();
    await join(tx, chatid, other, 'member');
    return other;
  });

/** Invites a member to a group. Only its keeper may, and only a member with whom everyone in it may talk. */
export const invite = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  { chatid, username }: { readonly chatid: number; readonly username: string },
): Promise<string> => {
  const room = await readableRoom(db, chatter, chatid);
  if (room.type !== 'group' || room.standing !== 'keeper') throw new DomainError('permission/denied');
  return withMemberNamed(services, chatter, { username, limit: 'invitesADay' }, (other) =>
    add(db, chatid, other),
  );
};
