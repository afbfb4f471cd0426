import { z } from 'zod';
import { FeedFault } from './feed-fault.ts';
import type { FeedGame } from './feed-game.ts';
import type { ReadFeed } from './read-calendar.ts';

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
/** What `modulekit` answers to `view=schedule`; other keys, statistics of players among them, are not looked at. */
const answer = z.object({ SiteKit: z.object({ Schedule: z.array(z.unknown()) }) });

const isOff = /postpon|cancel|remis|annul/iu;
/** « Some Arena - Some City », as venues are often named. */
const cityOf = (location: string): string => location.split(',')[0]?.trim() ?? '';

const endingOf = ({ shootout, overtime }: z.output<typeof game>): string => {
  if (shootout === '1') return 'shootout';
  return overtime === '1' ? 'overtime' : 'regulation';
};

const gameOf = (raw: unknown): FeedGame | null => {
  const { success, data } = game.safeParse(raw);
  if (!success || isOff.test(data.game_status)) return null;
  const [time = ''] = /^\d{2}:\d{2}/u.exec(data.schedule_time) ?? [];
  const number = data.game_id || data.id;
  const isFinal = data.final === '1';
  return {
    date: data.date_played,
    // Midnight stands for a time that is not known yet.
    ...(time !== '' && time !== '00:00' && { time }),
    home: data.home_team_name,
    away: data.visiting_team_name,
    ...(isFinal && {
      homeGoals: data.home_goal_count,
      awayGoals: data.visiting_goal_count,
      decidedIn: endingOf(data),
    }),
    venue: data.venue_name,
    city: cityOf(data.venue_location),
    ...(number !== '' && number.length <= 17 && { number: `ht-${number}` }),
  };
};

/** Some addresses answer as a script that calls a function. */
const unwrapped = (body: string): string =>
  /^[\w.$]+\((?<json>.*)\);?\s*$/su.exec(body)?.groups?.['json'] ?? body;

const parse = (body: string): unknown => {
  try {
    return JSON.parse(unwrapped(body));
  } catch {
    throw new FeedFault('not-a-schedule');
  }
};

/** The games of a schedule as HockeyTech publishes it for leagues; those put off or called off are left out. */
export const readHockeytech = (body: string, most: number): ReadFeed => {
  const { success, data } = answer.safeParse(parse(body));
  if (!success) throw new FeedFault('not-a-schedule');
  const { Schedule: all } = data.SiteKit;
  if (all.length > most) throw new FeedFault('too-many-games', String(most));
  const games = all.map(gameOf).filter((one) => one !== null);
  return { games, leftOut: all.length - games.length };
};
