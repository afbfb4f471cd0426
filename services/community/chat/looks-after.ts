import { isAllowed } from '@rondelle/contracts/membership/permissions.ts';
import { supervises } from '@rondelle/members/supervises.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';
import type { RoomKind } from '@rondelle/contracts/community/chat.ts';
import type { Chatter } from '../tables.ts';

type Thing = { readonly kind: RoomKind; readonly id: number };

const supervisesATeam = async (db: Db, memberId: string, teamId: number): Promise<boolean> => {
  const { rows } = await sql<{ does: boolean }>`
    SELECT EXISTS (SELECT FROM supervisions s WHERE s."memberId" = ${memberId} AND (
      (s.kind = 'league' AND s.id IN (SELECT "leagueId" FROM league_entries WHERE "teamId" = ${teamId}))
      OR (s.kind = 'tournament' AND s.id IN (
        SELECT "tournamentId" FROM tournament_entries WHERE "teamId" = ${teamId})))) AS does`.execute(db);
  return rows[0]?.does ?? false;
};

/** Whether a member may look through what is written about a thing: everywhere, or because they supervise it. */
const looksAfter = async (db: Db, { memberId, role }: Chatter, { kind, id }: Thing): Promise<boolean> => {
  if (isAllowed(role, 'moderation/review')) return true;
  if (!isAllowed(role, 'moderation/review', true)) return false;
  return kind === 'team' ? supervisesATeam(db, memberId, id) : supervises(db, memberId, { kind, id });
};

/**
 * Whether a member keeps the rooms of teams without having been let in. Anybody may say to supervise, and minors talk
 * in these rooms: so that saying so opens none.
 */
export const keepsRooms = ({ role }: Pick<Chatter, 'role'>): boolean => isAllowed(role, 'moderation/review');

/** The same of a room; private rooms and groups have nobody but whoever looks after everything. */
export const looksAfterRoom = async (db: Db, chatter: Chatter, chatid: number): Promise<boolean> => {
  const { rows } = await sql<{ type: string; thingId: number | null }>`
    SELECT type, "thingId" FROM community.rooms WHERE id = ${chatid}`.execute(db);
  const [room] = rows;
  if (!room) return false;
  const { type, thingId } = room;
  if (thingId === null || type === 'private' || type === 'group')
    return isAllowed(chatter.role, 'moderation/review');
  return looksAfter(db, chatter, { kind: type as RoomKind, id: thingId });
};
