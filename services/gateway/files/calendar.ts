import type { GameCalendarOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { instantIn } from '@rondelle/contracts/competition/local-time.ts';
import { zoneOf } from '@rondelle/contracts/competition/time-zones.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';
import ical, {
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalLocation,
} from 'ical-generator';
import type { Addresses } from './addresses.ts';
import { competitionText, forfeitText, gameText, placeText, statusText, titleOfGames } from './game-texts.ts';
import { localTimeText } from './local-time-text.ts';

type Game = GameCalendarOutput['games'][number];

/** How long a game lasts in calendars: ice is rented for an hour and a half. The log has no duration. */
const gameMs = 90 * 60_000;
/** How often calendars may refresh. */
const lookAgainMs = 3_600_000;

const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  live: ICalEventStatus.CONFIRMED,
  final: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  // The new day is unknown, so the event does not block time.
  postponed: ICalEventStatus.TENTATIVE,
  unfinished: ICalEventStatus.CONFIRMED,
  noResult: ICalEventStatus.CONFIRMED,
  void: ICalEventStatus.CONFIRMED,
} as const;

/** Start and end of a game; an all-day event when it has no time, or when its time is no longer valid. */
const spanOf = (game: Game): Pick<ICalEventData, 'start' | 'end' | 'allDay'> => {
  const { date, time, status } = game;
  const start = time === null || status === 'postponed' ? null : instantIn(zoneOf(game), date, time);
  if (start === null) return { start: new Date(date), allDay: true };
  return { start: new Date(start), end: new Date(Date.parse(start) + gameMs) };
};

const summaryOf = (game: Game, locale: Language): string => {
  const text = gameText(game, locale);
  if (game.status === 'cancelled') return m.file_cancelled_game({ game: text }, { locale });
  return game.status === 'postponed' ? m.file_postponed_game({ game: text }, { locale }) : text;
};

/** The venue, its street address and its city, in this order; with the building's own position if it is known. */
const locationOf = (game: Game): string | ICalLocation | null => {
  const { venue, city, building } = game;
  if (building === null) return placeText(game) || null;
  const { address, at } = building;
  const parts = address === null ? [venue, city] : [venue, address, city ?? building.city];
  return {
    title: parts.filter((part) => part !== null).join(', '),
    ...(at && { geo: { lat: at.latitude, lon: at.longitude } }),
  };
};

const eventOf = (game: Game, lang: Language, { origin, firstOrigin }: Addresses): ICalEventData => ({
  // The id never changes and is the same in both languages: calendar clients identify the game by it.
  id: `game-${game.id}@${new URL(firstOrigin).hostname}`,
  sequence: game.revision,
  stamp: new Date(game.recordedAt),
  lastModified: new Date(game.recordedAt),
  ...spanOf(game),
  status: statuses[game.status],
  ...(game.status === 'postponed' && { transparency: ICalEventTransparency.TRANSPARENT }),
  summary: summaryOf(game, lang),
  description: [
    game.category.name,
    competitionText(game, lang),
    forfeitText(game, lang) ?? statusText(game, lang),
    ...localTimeText(game, lang),
  ].join('\n'),
  location: locationOf(game),
  url: `${origin}${game.path}`,
});

/** The calendar of a team, league or tournament (RFC 5545). Every line ends with CRLF, the last one too. */
export const calendarOf = (list: GameCalendarOutput, lang: Language, addresses: Addresses): string => {
  const { origin } = addresses;
  const calendar = ical({
    name: titleOfGames(list, lang),
    prodId: { company: 'Rondelle', product: 'Rondelle', language: lang.toUpperCase() },
    ttl: lookAgainMs / 1_000,
    ...(list.of && { url: `${origin}${list.of.path}` }),
  });
  for (const game of list.games) calendar.createEvent(eventOf(game, lang, addresses));
  return `${calendar.toString()}\r\n`;
};
