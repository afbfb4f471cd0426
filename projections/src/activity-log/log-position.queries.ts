import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import { anyOf } from '../outputs/any-of.ts';
import type { Db } from '../schema.ts';

/** Of what all seasons share. */
const catalogue = 0;

/** The last event that what a season shows was made from. */
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
  // All of them say when and where in the log each version was recorded.
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

/** The last event that a competition's tables were made from: of its games, its rules or its entries. */
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

/** The last event that a leaderboard was made from; as of an instant, the last of its games that was known then. */
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
