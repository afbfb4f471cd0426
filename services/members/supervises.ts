import {
  isAllowed,
  type ScopedPermission,
  type SupervisionState,
} from '@rondelle/contracts/membership/permissions.ts';
import type { MemberRole } from '@rondelle/contracts/membership/roles.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { varying } from '@rondelle/projections/queries/sql/any-of.ts';

/** The subject of a request, for checks of permission. */
export type Subject = { readonly kind: 'league' | 'tournament' | 'game'; readonly id: number };
type Supervised = { readonly kind: 'league' | 'tournament'; readonly id: number };
type MemberWithRole = { readonly memberId: string; readonly role: MemberRole };

/** SQL condition: a supervision (by its alias) was accepted, or is of the member who created the competition. */
export const isAccepted = (alias: 's' | 'own' = 's'): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<boolean>`(${of('accepted')} OR EXISTS (SELECT FROM competition_creators c
    WHERE c.kind = ${of('kind')} AND c.id = ${of('id')} AND c."memberId" = ${of('memberId')}))`;
};

/** SQL condition: a supervision of a member with this role grants a permission. */
export const grants = (
  role: MemberRole,
  permission: ScopedPermission,
  alias: 's' | 'own' = 's',
): RawBuilder<boolean> => {
  if (isAllowed(role, permission, 'joined')) return sql<boolean>`true`;
  return isAllowed(role, permission, 'accepted') ? isAccepted(alias) : sql<boolean>`false`;
};

/**
 * SQL condition: a supervision of a member with this role grants a permission for the teams of the competition. The
 * creator of a competition may enter any team there, so only an acceptance counts, not the creation.
 */
export const grantsForTeams = (role: MemberRole, permission: ScopedPermission): RawBuilder<boolean> => {
  if (isAllowed(role, permission, 'joined')) return sql<boolean>`true`;
  return isAllowed(role, permission, 'accepted') ? sql<boolean>`s.accepted` : sql<boolean>`false`;
};

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

/** Returns whether a member has joined, and is accepted, in a league or tournament, or in a competition of the game. */
export const supervisionStateOf = async (
  db: Db,
  memberId: string,
  { kind, id }: Subject,
): Promise<SupervisionState> => {
  const wanted = kind === 'game' ? await playedIn(db, id) : [{ kind, id }];
  if (wanted.length === 0) return 'none';
  const found = await db
    .selectFrom('supervisions as s')
    .select(isAccepted().as('isAccepted'))
    .where('s.memberId', '=', memberId)
    .where((is) => is.or(wanted.map((one) => is.and([is('s.kind', '=', one.kind), is('s.id', '=', one.id)]))))
    .limit(varying(wanted.length))
    .execute();
  if (found.some((one) => one.isAccepted)) return 'accepted';
  return found.length > 0 ? 'joined' : 'none';
};

/** Returns whether a member has a permission for a league, a tournament or a game. */
export const isAllowedFor = async (
  db: Db,
  { memberId, role }: MemberWithRole,
  permission: ScopedPermission,
  subject: Subject,
): Promise<boolean> => {
  if (isAllowed(role, permission)) return true;
  if (!isAllowed(role, permission, 'accepted')) return false;
  return isAllowed(role, permission, await supervisionStateOf(db, memberId, subject));
};

/** Returns whether a member has a permission for any league or tournament. */
export const isAllowedSomewhere = async (
  db: Db,
  { memberId, role }: MemberWithRole,
  permission: ScopedPermission,
): Promise<boolean> => {
  if (isAllowed(role, permission)) return true;
  const found = await db
    .selectFrom('supervisions as s')
    .select('s.memberId')
    .where('s.memberId', '=', memberId)
    .where(grants(role, permission))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Returns whether a member has a permission for a team in a season: members accepted in one of its competitions have it.
 */
export const isAllowedForTeam = async (
  db: Db,
  { memberId, role }: MemberWithRole,
  permission: ScopedPermission,
  { teamId, seasonId }: { readonly teamId: number; readonly seasonId: number },
): Promise<boolean> => {
  if (isAllowed(role, permission)) return true;
  const found = await db
    .selectFrom('supervisions as s')
    .select('s.memberId')
    .where('s.memberId', '=', memberId)
    .where(grantsForTeams(role, permission))
    .where(sql<boolean>`(s.kind, s.id) IN (
      SELECT 'league', "leagueId" FROM league_entries WHERE "seasonId" = ${seasonId} AND "teamId" = ${teamId}
      UNION ALL
      SELECT 'tournament', "tournamentId" FROM tournament_entries
      WHERE "seasonId" = ${seasonId} AND "teamId" = ${teamId})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
