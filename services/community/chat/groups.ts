import { mostInGroup } from '@rondelle/contracts/community/chat.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import { admitFrom } from '../safety/admission.ts';
import { talkableAmong } from '../safety/private-talk.ts';
import type { Chatter } from '../tables.ts';
import { readableRoom } from './access.ts';
import { privateRefused, withMemberNamed } from './by-name.ts';
import { join, type Opened } from './rooms.ts';

/** Creates a group with its creator as keeper. */
export const createGroup = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  { label, captcha }: { readonly label: string; readonly captcha: string },
): Promise<Opened> => {
  const admitted = await admitFrom(db, services, chatter, { text: label, place: 'chat', captcha });
  if (admitted.state === 'held') throw new DomainError('text/blocked-word', 'label');
  await services.limits.take('privateRoomsADay', chatter.memberId);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO community.rooms (type, label) VALUES ('group', ${admitted.text}) RETURNING id`.execute(db);
  return join(db, rows[0]?.id ?? 0, chatter.memberId, 'keeper');
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
