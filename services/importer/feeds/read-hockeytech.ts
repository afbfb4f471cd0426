import { offStatusIn } from '@rondelle/contracts/competition/called-off.ts';
import { z } from 'zod';
import { FeedError } from './feed-error.ts';
import type { FeedGame, ReadFeed } from './feed-game.ts';
import { leftOut } from './left-out.ts';

const text = z
  .union([z.string().max(500), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim());
const game = z.object({
  game_id: text,
  id: text,
  date_played: text,
  schedule_time: text,
  home_team_name: text,
  visiting_team_name: text,
  home_goal_count: text,
  visiting_goal_count: text,
  overtime: text,
  shootout: text,
  final: text,
  game_status: text,
  venue_name: text,
  venue_location: text,
});
/** The response of `modulekit` to `view=schedule`. Other keys, such as statistics of players, are ignored. */
const response = z.object({ SiteKit: z.object({ Schedule: z.array(z.unknown()) }) });

/** The part before the first comma. */
const cityOf = (location: string): string => location.split(',')[0]?.trim() ?? '';

const endingOf = ({ shootout, overtime }: z.output<typeof game>): string => {
  if (shootout === '1') return 'shootout';
  return overtime === '1' ? 'overtime' : 'regulation';
};

const gameOf = (raw: unknown): FeedGame | null => {
  const { success, data } = game.safeParse(raw);
  if (!success) return null;
  const [time = ''] = /^\d{2}:\d{2}/u.exec(data.schedule_time) ?? [];
  const number = data.game_id || data.id;
  const isFinal = data.final === '1';
  return {
    date: data.date_played,
    // 00:00 means that the time is not known yet.
    ...(time !== '' && time !== '00:00' && { time }),
    home: data.home_team_name,
    away: data.visiting_team_name,
    ...(isFinal
      ? { homeGoals: data.home_goal_count, awayGoals: data.visiting_goal_count, decidedIn: endingOf(data) }
      : { status: offStatusIn(data.game_status) ?? 'scheduled' }),
    venue: data.venue_name,
    city: cityOf(data.venue_location),
    ...(number !== '' && number.length <= 17 && { number: `ht-${number}` }),
  };
};

/** Some endpoints return JSONP: the JSON is the argument of a function call. */
const unwrapped = (body: string): string =>
  /^[\w.$]+\((?<json>.*)\);?\s*$/su.exec(body)?.groups?.['json'] ?? body;

const parse = (body: string): unknown => {
  try {
    return JSON.parse(unwrapped(body));
  } catch {
    throw new FeedError('not-a-schedule');
  }
};

/**
 * Reads the games of a league's HockeyTech schedule. A game that was put off is postponed until it has its new day.
 * Throws `FeedError`, also when there are more than `most` games.
 */
export const readHockeytech = (body: string, most: number): ReadFeed => {
  const { success, data } = response.safeParse(parse(body));
  if (!success) throw new FeedError('not-a-schedule');
  const { Schedule: all } = data.SiteKit;
  if (all.length > most) throw new FeedError('too-many-games', String(most));
  const games = all.map(gameOf).filter((one) => one !== null);
  const left = all.flatMap((one, at) => (gameOf(one) ? [] : [leftOut(String(at + 1), 'malformed-entry')]));
  return { games, doubtful: new Set(), left };
};
