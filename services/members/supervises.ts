import type { Db } from '@rondelle/projections/schema.ts';
import { sql } from 'kysely';

/** What a request concerns, for checks of permission. */
export type Subject = { readonly kind: 'league' | 'tournament' | 'game'; readonly id: number };
type Supervised = { readonly kind: 'league' | 'tournament'; readonly id: number };

/** The competitions of a game. */
const playedIn = async (db: Db, gameId: number): Promise<Supervised[]> => {
  const game = await db
    .selectFrom('games')
    .select(['leagueId', 'tournamentId'])
    .where('gameId', '=', gameId)
    .executeTakeFirst();
  return [
    ...(game?.leagueId ? [{ kind: 'league' as const, id: game.leagueId }] : []),
    ...(game?.tournamentId ? [{ kind: 'tournament' as const, id: game.tournamentId }] : []),
  ];
};

export const supervisesAnything = async (db: Db, memberId: string): Promise<boolean> => {
  const found = await db
    .selectFrom('supervisions')
    .select('memberId')
    .where('memberId', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Whether a member supervises a league or tournament in which the team is entered in the season. */
export const supervisesTeam = async (
  db: Db,
  memberId: string,
  teamId: number,
  seasonId: number,
): Promise<boolean> => {
  const entries = sql<boolean>`(s.kind, s.id) IN (
    SELECT 'league', "leagueId" FROM league_entries WHERE "seasonId" = ${seasonId} AND "teamId" = ${teamId}
    UNION ALL
    SELECT 'tournament', "tournamentId" FROM tournament_entries
    WHERE "seasonId" = ${seasonId} AND "teamId" = ${teamId})`;
  const found = await db
    .selectFrom('supervisions as s')
    .select('s.memberId')
    .where('s.memberId', '=', memberId)
    .where(entries)
    .executeTakeFirst();
  return found !== undefined;
};

/** Whether a member supervises a league or tournament, or a competition of the game. */
export const supervises = async (db: Db, memberId: string, { kind, id }: Subject): Promise<boolean> => {
  const wanted = kind === 'game' ? await playedIn(db, id) : [{ kind, id }];
  if (wanted.length === 0) return false;
  const found = await db
    .selectFrom('supervisions')
    .select('memberId')
    .where('memberId', '=', memberId)
    .where((is) => is.or(wanted.map((one) => is.and([is('kind', '=', one.kind), is('id', '=', one.id)]))))
    .executeTakeFirst();
  return found !== undefined;
};
