import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { assertAgeDeclared } from '@rondelle/members/accounts/ages.ts';
import { talkableAmong } from '../safety/private-talk.ts';
import type { Chatter } from '../tables.ts';
import { privateRefused, withMemberNamed } from './by-name.ts';
import { join, type Opened } from './rooms.ts';

const roomOfTwo = async (db: Db, pair: readonly string[]) => {
  const [first, second] = pair.toSorted();
  const { numAffectedRows } = await sql`
    INSERT INTO community.rooms (type, "firstId", "secondId") VALUES ('private', ${first}, ${second})
    ON CONFLICT DO NOTHING`.execute(db);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM community.rooms WHERE "firstId" = ${first} AND "secondId" = ${second}`.execute(db);
  return { id: rows[0]?.id ?? 0, isNew: numAffectedRows === 1n };
};

/** Opens the private room of two members. Throws `chat/private-refused` for any reason, and `request/too-many`. */
export const openPrivate = async (
  db: Db,
  services: MemberServices,
  chatter: Chatter,
  username: string,
): Promise<Opened> => {
  const { memberId } = chatter;
  const limit = 'privateRoomsADay';
  await assertAgeDeclared(db, memberId);
  return withMemberNamed(services, chatter, { username, limit }, async (other) => {
    if (other === memberId || !(await talkableAmong(db, memberId, [other])).has(other))
      throw privateRefused();
    const { id, isNew } = await roomOfTwo(db, [memberId, other]);
    if (!isNew) await services.limits.giveBack(limit, memberId);
    await join(db, id, other, 'member');
    return join(db, id, memberId, 'member');
  });
};
