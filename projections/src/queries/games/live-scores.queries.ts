import { offStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { LiveScoresInput } from '@rondelle/contracts/competition/inputs.ts';
import type { LiveScoresOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { daysBefore } from '../../computing/rank-changes/days.ts';
import { sql } from 'kysely';
import { anyOf } from '../sql/any-of.ts';
import { seasonCatalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';
import { gameColumns } from '../sql/game-columns.ts';
import { cardsFor, isBegun } from '../outputs/game-lists.ts';

const limit = 300;
/** Days with games before and after the displayed one. */
const daysAround = 7;

type Day = { date: string; games: number };

const ofSeason = (db: Db, seasonId: number) =>
  db.selectFrom('games').where('seasonId', '=', seasonId).where('status', 'not in', offStatuses);

const daysFrom = (db: Db, seasonId: number, side: '<' | '>=', day: string, days: number): Promise<Day[]> =>
  ofSeason(db, seasonId)
    .select(['date', sql<number>`count(*)::int`.as('games')])
    .where('date', side, day)
    .groupBy('date')
    .orderBy('date', side === '<' ? 'desc' : 'asc')
    .limit(days)
    .execute();

type Status = 'scheduled' | 'final' | 'unfinished';

const firstOrLast = async (
  db: Db,
  seasonId: number,
  statuses: readonly Status[],
  order: 'asc' | 'desc',
  from = '0001-01-01',
): Promise<string | null> => {
  const row = await ofSeason(db, seasonId)
    .select('date')
    .where(anyOf('status', statuses))
    .where('date', '>=', from)
    .orderBy('date', order)
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? null;
};

const latestLive = async (db: Db, seasonId: number, from: string): Promise<string | null> => {
  const row = await ofSeason(db, seasonId)
    .select('date')
    .where(isBegun(seasonId))
    .where('status', '=', 'live')
    .where('date', '>=', from)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.date ?? null;
};

/** A game is live on its day, or after midnight. */
const liveFrom = (today: string): string => daysBefore(1, today);

/**
 * Returns the current day: that of the latest live game, today if there are games, the next one with any, or else the
 * first with scheduled games since the last result.
 */
const dayPlayed = async (db: Db, seasonId: number, today: string): Promise<string | null> => {
  const live = await latestLive(db, seasonId, liveFrom(today));
  if (live !== null) return live;
  const next = await firstOrLast(db, seasonId, ['scheduled', 'final', 'unfinished'], 'asc', today);
  if (next !== null) return next;
  const last = await firstOrLast(db, seasonId, ['final'], 'desc');
  return (await firstOrLast(db, seasonId, ['scheduled'], 'asc', last ?? undefined)) ?? last;
};

/**
 * Returns the live games, and all games of a day; the default is the current day. A live game of a day long past, such as
 * one whose new day nobody entered, is only among those of its own day.
 */
export const liveScores = async (
  db: Db,
  { lang, sid, date }: LiveScoresInput,
  today: string,
): Promise<LiveScoresOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const day = date ?? (await dayPlayed(db, seasonId, today));
  const rows = () =>
    ofSeason(db, seasonId).select(gameColumns).orderBy('time').orderBy('gameId').limit(limit);
  const [before, after, live, games] = await Promise.all([
    day === null ? [] : daysFrom(db, seasonId, '<', day, daysAround),
    day === null ? [] : daysFrom(db, seasonId, '>=', day, daysAround + 1),
    rows()
      .where(isBegun(seasonId))
      .where('status', '=', 'live')
      .where((game) => game.or([game('date', '>=', liveFrom(today)), game('date', '=', date ?? today)]))
      .execute(),
    day === null ? [] : rows().where('date', '=', day).execute(),
  ]);
  return {
    season: catalogue.season(seasonId),
    date: day,
    dates: [...before.toReversed(), ...after],
    live: await cardsFor(db, catalogue, live),
    games: await cardsFor(db, catalogue, games),
  };
};
