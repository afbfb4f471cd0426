import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { notifyMembers } from '@rondelle/members/notifications/notify.ts';
import { sql } from 'kysely';
import { followersOf } from './followers.ts';
import { hintMembers } from './hint-members.ts';

/** From this time (in Quebec) on, the day counts as played, even when games remain. */
const endOfGameDay = '22:00';
/** The most teams of one run; the rest waits for the next. */
const mostTeams = 2_000;

type Moved = {
  readonly competition: string;
  readonly seasonId: number;
  readonly teamId: number;
  readonly rank: number;
  readonly notified: number | null;
  readonly outOf: number;
};

/**
 * Followed teams whose rank in their league differs from the last notified one, once the league's games of the day are
 * over.
 */
const movedTeams = async (db: NotificationDb, today: string, isLate: boolean): Promise<readonly Moved[]> => {
  const { rows } = await sql<Moved>`
    SELECT s.competition, l."seasonId", s."teamId", s.rank, last.rank AS notified,
      (SELECT count(*)::int FROM standings o WHERE o.competition = s.competition) AS "outOf"
    FROM standings s JOIN leagues l ON l.competition = s.competition
    JOIN categories p ON p."categoryId" = l."categoryId" AND p.shows IN ('tables', 'everything')
    LEFT JOIN notifications.ranks last ON last.competition = s.competition AND last."teamId" = s."teamId"
    WHERE s."gamesPlayed" > 0 AND s.rank IS DISTINCT FROM last.rank
      AND s."teamId" IN (SELECT "thingId" FROM accounts.followings WHERE kind = 'team')
      AND l."seasonId" IN (SELECT "seasonId" FROM seasons WHERE "endsOn" >= ${today}::date - 30)
      AND (${isLate} OR NOT EXISTS (SELECT FROM games g WHERE g.competition = s.competition
        AND g.date = ${today}::date AND g.status IN ('scheduled', 'live')
        AND NOT EXISTS (SELECT FROM withdrawn_games w WHERE w."gameId" = g."gameId")))
    ORDER BY s.competition, s."teamId" LIMIT ${mostTeams}`.execute(db);
  return rows;
};

const record = (db: NotificationDb, { competition, teamId, rank }: Moved) =>
  db
    .insertInto('notifications.ranks')
    .values({ competition, teamId, rank })
    .onConflict((on) => on.columns(['competition', 'teamId']).doUpdateSet({ rank }))
    .execute();

const notify = async (own: NotificationDb, moved: Moved, today: string): Promise<readonly string[]> => {
  const { competition, seasonId, teamId, rank, notified, outOf } = moved;
  if (notified === null) return [];
  const team = { kind: 'team', id: teamId } as const;
  const leagueId = Number(competition.replace('league-', ''));
  const news = {
    source: `rank-${competition}-${teamId}-${today}`,
    kinds: ['rank'],
    about: { of: 'rank', seasonId, leagueId, teamId, from: notified, to: rank, outOf },
    at: new Date().toISOString(),
  } as const;
  const all: string[] = [];
  for await (const followers of followersOf(own, [team]))
    all.push(...(await own.transaction().execute((tx) => notifyMembers(tx, news, followers))));
  return all;
};

/**
 * Notifies followers that a team's rank has changed: once a day at most, after the day's games of its league. A team's
 * first rank is only recorded.
 */
export const notifyOfRanks = async (db: Db, hints: Pick<HintBus, 'publish'>): Promise<void> => {
  const own = withNotifications(db);
  const [today = '', clock = ''] = clockInQuebec(Date.now()).split('T');
  for (const moved of await movedTeams(own, today, clock >= endOfGameDay)) {
    const notified = await notify(own, moved, today);
    await record(own, moved);
    hintMembers(hints, notified);
  }
};
