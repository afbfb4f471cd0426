import { permissions } from '@rondelle/contracts/membership/permissions.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import type { FollowedEntity } from '@rondelle/members/notifications/channels.ts';
import { type News, notifyMembers } from '@rondelle/members/notifications/notify.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { isAccepted } from '@rondelle/members/supervises.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { sql } from 'kysely';
import { type Follower, followersOf } from './followers.ts';
import { hintMembers } from './hint-members.ts';

/** Actions that record that a team has withdrawn, or is back. */
export const withdrawalActions = ['TeamWithdrewFromLeague', 'TeamReturnedToLeague'] as const;

const most = { opponents: 500, supervisors: 100 };

const changeAt = async (db: NotificationDb, position: string) =>
  db
    .selectFrom('activity_log as a')
    .innerJoin('league_entry_history as h', (join) =>
      join.onRef('h.leagueId', '=', 'a.entityId').onRef('h.revision', '=', 'a.revision'),
    )
    .select([
      'h.leagueId',
      'h.seasonId',
      'h.teamId',
      'h.withdrawn',
      'h.revision',
      'h.recordedAt',
      'a.actorId',
    ])
    .where('a.position', '=', position)
    .where('a.action', 'in', [...withdrawalActions])
    .executeTakeFirst();
type Change = NonNullable<Awaited<ReturnType<typeof changeAt>>>;

/** The league, the team, and its past and future opponents in the league. */
const subjectsOf = async (
  db: NotificationDb,
  { leagueId, teamId }: Change,
): Promise<readonly FollowedEntity[]> => {
  const rows = await db
    .selectFrom('games')
    .select(['homeTeamId', 'awayTeamId'])
    .distinct()
    .where('competition', '=', `league-${leagueId}`)
    .where((is) => is.or([is('homeTeamId', '=', teamId), is('awayTeamId', '=', teamId)]))
    .limit(most.opponents)
    .execute();
  const teams = new Set([teamId, ...rows.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])]);
  return [{ kind: 'league', id: leagueId }, ...[...teams].map((id) => ({ kind: 'team', id }) as const)];
};

const supervisorsOf = async (tx: NotificationDb, leagueId: number): Promise<readonly string[]> => {
  const { whereJoined } = permissions['competition/supervise'];
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM accounts.members m JOIN supervisions s ON s."memberId" = m.id::text
    WHERE s.kind = 'league' AND s.id = ${leagueId} AND m."bannedAt" IS NULL
      AND (${isAccepted()} OR m.role = ANY (${[...whereJoined]}::text[]))
    ORDER BY m.number LIMIT ${most.supervisors}`.execute(tx);
  return rows.map(({ id }) => id);
};

/**
 * Notifies of a team's withdrawal, or of its return, at a position of the log: the supervisors of the league, and the
 * followers of the league, the team and its opponents; once, however many games it changes, and except the member who
 * recorded it. Can be repeated: nobody is notified twice.
 */
export const notifyOfWithdrawal =
  (db: Db, hints: Pick<HintBus, 'publish'>): Job =>
  async (position) => {
    const own = withNotifications(db);
    const change = await changeAt(own, position);
    if (!change) return;
    const { leagueId, seasonId, teamId, withdrawn, revision, recordedAt, actorId } = change;
    const news: News = {
      source: `withdrawal-${leagueId}@${revision}`,
      kinds: ['calendar'],
      about: { of: 'withdrawal', seasonId, leagueId, teamId, treatment: withdrawn },
      at: recordedAt,
    };
    const notify = (followers: readonly Follower[], kinds: News['kinds']) =>
      own.transaction().execute((tx) =>
        notifyMembers(
          tx,
          { ...news, kinds },
          followers.filter(({ memberId }) => memberId !== actorId),
        ),
      );
    const supervisors = await supervisorsOf(own, leagueId);
    const notified = await notify(
      supervisors.map((memberId) => ({ memberId, subjects: [] })),
      ['supervision', 'calendar'],
    );
    hintMembers(hints, notified);
    for await (const followers of followersOf(own, await subjectsOf(own, change)))
      hintMembers(hints, await notify(followers, news.kinds));
  };
