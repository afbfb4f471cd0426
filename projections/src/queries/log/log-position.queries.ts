import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import { anyOf } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';

/** The season id under which the catalogue's version is stored. */
const catalogue = 0;

/** Returns the position of the last event that the pages of a season are made from. */
export const positionOfSeason = async (db: Db, seasonId: number): Promise<Position> => {
  const rows = await db
    .selectFrom('season_versions')
    .select('position')
    .where(anyOf('seasonId', [catalogue, seasonId]))
    .limit(2)
    .execute();
  return (
    rows
      .map(({ position }) => position)
      .sort(comparePositions)
      .at(-1) ?? origin
  );
};

const histories = {
  league: ['game_history', 'league_history', 'league_entry_history'],
  tournament: ['game_history', 'tournament_history', 'tournament_entry_history'],
} as const;

const lastOf = async (
  db: Db,
  table: (typeof histories)[keyof typeof histories][number],
  competition: string,
  knownAt: string | undefined,
): Promise<Position> => {
  // All these tables have `recordedAt` and `position` for each version.
  const row = await db
    .selectFrom(table as 'game_history')
    .select('position')
    .where('competition', '=', competition)
    .$if(knownAt !== undefined, (query) => query.where('recordedAt', '<=', knownAt ?? ''))
    .orderBy('recordedAt', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.position ?? origin;
};

/** Returns the position of the last event that affects a competition's tables: games, rules or entries. */
export const positionOf = async (
  db: Db,
  kind: keyof typeof histories,
  competition: string,
  knownAt: string | undefined,
): Promise<Position> => {
  const found = await Promise.all(histories[kind].map((table) => lastOf(db, table, competition, knownAt)));
  return found.sort(comparePositions).at(-1) ?? origin;
};

type OfCategory = { readonly seasonId: number; readonly categoryId: number | undefined };

/**
 * Returns the position of the last event that a leaderboard is made from; as of an instant, of its games' last event
 * recorded by then.
 */
export const positionOfLeaderboard = async (
  db: Db,
  { seasonId, categoryId }: OfCategory,
  knownAt: string | undefined,
): Promise<Position> => {
  if (categoryId === undefined || knownAt === undefined) return positionOfSeason(db, seasonId);
  const row = await db
    .selectFrom('game_history')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('seasonId', '=', seasonId)
    .where('categoryId', '=', categoryId)
    .where('recordedAt', '<=', knownAt)
    .executeTakeFirst();
  return row?.position ?? origin;
};
