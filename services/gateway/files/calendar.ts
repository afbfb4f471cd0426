import type { GameListOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { instantInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import ical, { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { competitionText, gameText, placeText, statusText, titleOfGames } from './game-texts.ts';

type Game = GameListOutput['games'][number];

/** Ice is rented by the hour and a half; how long a game takes is not recorded. */
const gameMs = 90 * 60_000;
/** How often calendars may look for changes. */
const lookAgainMs = 3_600_000;

const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  live: ICalEventStatus.CONFIRMED,
  final: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** From when to when, in UTC; the whole day while the time is not known. */
const spanOf = ({ date, time }: Game): Pick<ICalEventData, 'start' | 'end' | 'allDay'> => {
  const start = time === null ? null : instantInQuebec(date, time);
  if (start === null) return { start: new Date(date), allDay: true };
  return { start: new Date(start), end: new Date(Date.parse(start) + gameMs) };
};

const eventOf = (game: Game, lang: Language, origin: string): ICalEventData => ({
  // The same in both languages and for ever: calendars know a game again by it.
  id: `game-${game.id}@${new URL(origin).hostname}`,
  sequence: game.revision,
  stamp: new Date(game.recordedAt),
  lastModified: new Date(game.recordedAt),
  ...spanOf(game),
  status: statuses[game.status],
  summary:
    game.status === 'cancelled'
      ? m.file_cancelled_game({ game: gameText(game, lang) }, { locale: lang })
      : gameText(game, lang),
  description: [game.category.name, competitionText(game, lang), statusText(game, lang)].join('\n'),
  location: placeText(game) || null,
  url: `${origin}${game.path}`,
});

/** The calendar of a team, league or tournament (RFC 5545). */
export const calendarOf = (list: GameListOutput, lang: Language, origin: string): string => {
  const calendar = ical({
    name: titleOfGames(list, lang),
    prodId: { company: 'Rondelle', product: 'Rondelle', language: lang.toUpperCase() },
    ttl: lookAgainMs / 1_000,
    ...(list.of && { url: `${origin}${list.of.path}` }),
  });
  for (const game of list.games) calendar.createEvent(eventOf(game, lang, origin));
  return calendar.toString();
};
