import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type NotificationDb, withNotifications } from '@rondelle/members/notifications/tables.ts';
import { tellMembers } from '@rondelle/members/notifications/tell.ts';
import { sql } from 'kysely';
import { followersAfter } from './followers-of-game.ts';
import { hintMembers } from './tell-game.ts';

/** From then on (by Quebec's clocks) the day counts as played, whatever is still to come. */
const late = '22:00';
/** More teams than leagues have; the others come with the next look. */
const mostTeams = 2_000;

type Moved = {
  readonly competition: string;
  readonly seasonId: number;
  readonly teamId: number;
  readonly rank: number;
  readonly told: number | null;
  readonly outOf: number;
};

/** Followed teams of leagues whose rank is not the one that was told, once the day's games of the league are over. */
const movedTeams = async (db: NotificationDb, today: string, isLate: boolean): Promise<readonly Moved[]> => {
  const { rows } = await sql<Moved>`
    SELECT s.competition, l."seasonId", s."teamId", s.rank, told.rank AS told,
      (SELECT count(*)::int FROM standings o WHERE o.competition = s.competition) AS "outOf"
    FROM standings s JOIN leagues l ON l.competition = s.competition
    JOIN categories p ON p."categoryId" = l."categoryId" AND p.shows IN ('tables', 'everything')
    LEFT JOIN notifications.ranks told ON told.competition = s.competition AND told."teamId" = s."teamId"
    WHERE s."gamesPlayed" > 0 AND s.rank IS DISTINCT FROM told.rank
      AND s."teamId" IN (SELECT "thingId" FROM accounts.followings WHERE kind = 'team')
      AND l."seasonId" IN (SELECT "seasonId" FROM seasons WHERE "endsOn" >= ${today}::date - 30)
      AND (${isLate} OR NOT EXISTS (SELECT FROM games g WHERE g.competition = s.competition
        AND g.date = ${today}::date AND g.status IN ('scheduled', 'live')))
    ORDER BY s.competition, s."teamId" LIMIT ${mostTeams}`.execute(db);
  return rows;
};

const note = (db: NotificationDb, { competition, teamId, rank }: Moved) =>
  db
    .insertInto('notifications.ranks')
    .values({ competition, teamId, rank })
    .onConflict((on) => on.columns(['competition', 'teamId']).doUpdateSet({ rank }))
    .execute();

const tell = async (own: NotificationDb, moved: Moved, today: string): Promise<readonly string[]> => {
  const { competition, seasonId, teamId, rank, told, outOf } = moved;
  if (told === null) return [];
  const thing = { kind: 'team', id: teamId } as const;
  const leagueId = Number(competition.replace('league-', ''));
  const news = {
    source: `rank-${competition}-${teamId}-${today}`,
    kinds: ['rank'],
    about: { of: 'rank', seasonId, leagueId, teamId, from: told, to: rank, outOf },
    at: new Date().toISOString(),
  } as const;
  const all: string[] = [];
  let after: string | null = null;
  for (;;) {
    const followers: Awaited<ReturnType<typeof followersAfter>> = await followersAfter(own, [thing], after);
    after = followers.at(-1)?.memberId ?? null;
    if (after === null) return all;
    all.push(...(await own.transaction().execute((tx) => tellMembers(tx, news, followers))));
  }
};

/**
 * Tells whom it concerns that a team has another rank: once a day at most, when the day's games of its league are over.
 * The first rank of a team is only noted.
 */
export const tellRanks = async (db: Db, hints: Pick<HintBus, 'publish'>): Promise<void> => {
  const own = withNotifications(db);
  const [today = '', clock = ''] = clockInQuebec(Date.now()).split('T');
  for (const moved of await movedTeams(own, today, clock >= late)) {
    const told = await tell(own, moved, today);
    await note(own, moved);
    hintMembers(hints, told);
  }
};
