import { permissions } from '@rondelle/contracts/membership/permissions.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { notifyMembers } from '@rondelle/members/notifications/notify.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { isAccepted } from '@rondelle/members/supervises.ts';
import type { UnfinishedGame } from '@rondelle/projections/queries/games/unfinished-games.queries.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { hintMembers } from '../notifications/hint-members.ts';

const recipientLimit = 100;
const { anywhere, whereJoined } = permissions['competition/supervise'];

const membersWho = async (tx: NotificationDb, which: RawBuilder<boolean>): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM accounts.members m WHERE m."bannedAt" IS NULL AND ${which}
    ORDER BY m.number LIMIT ${recipientLimit}`.execute(tx);
  return rows.map(({ id }) => id);
};

/** The supervisors of the game's competition and its scorekeeper; without any, those who supervise anywhere. */
const recipientsOf = async (
  tx: NotificationDb,
  { leagueId, tournamentId, keeperId }: UnfinishedGame,
): Promise<readonly string[]> => {
  const [kind, id] = leagueId === null ? ['tournament', tournamentId] : ['league', leagueId];
  const near = await membersWho(
    tx,
    sql<boolean>`(m.id::text = ${keeperId} OR EXISTS (SELECT FROM supervisions s
      WHERE s.kind = ${kind} AND s.id = ${id} AND s."memberId" = m.id::text
        AND (${isAccepted()} OR m.role = ANY (${[...whereJoined]}::text[]))))`,
  );
  return near.length > 0 ? near : membersWho(tx, sql<boolean>`m.role = ANY (${[...anywhere]}::text[])`);
};

/** Requests the result of a game that was left unfinished. Can be repeated: nobody is notified twice. */
export const requestResult = async (
  db: Db,
  hints: Pick<HintBus, 'publish'>,
  left: UnfinishedGame,
): Promise<void> => {
  const { keeperId: _keeper, revision, recordedAt, ...game } = left;
  const about = {
    of: 'game',
    ...game,
    action: 'GameLeftUnfinished',
    score: null,
    before: null,
    decidedIn: null,
    forfeitedBy: null,
    scoredBy: null,
  } as const;
  const news = {
    source: `left-${left.gameId}@${revision}`,
    kinds: ['supervision'],
    about,
    at: recordedAt,
  } as const;
  const notified = await withNotifications(db)
    .transaction()
    .execute(async (tx) => {
      const recipients = await recipientsOf(tx, left);
      return notifyMembers(
        tx,
        news,
        recipients.map((memberId) => ({ memberId, subjects: [] })),
      );
    });
  hintMembers(hints, notified);
};
