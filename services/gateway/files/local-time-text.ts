import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { zoneOf } from '@rondelle/contracts/competition/time-zones.ts';
import type { Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { m } from '@rondelle/infra/paraglide/messages.js';

const clocks = {
  fr: new Intl.DateTimeFormat('fr-CA', { timeStyle: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { timeStyle: 'short', timeZone: 'UTC' }),
} as const;

const words = {
  'America/Halifax': m.file_time_islands,
  'America/Moncton': m.file_time_atlantic,
  'America/Blanc-Sablon': m.file_time_lower_north_shore,
} as const;

type Game = Pick<GameCard, 'date' | 'time' | 'status' | 'city' | 'venue'>;

/**
 * A separate line with the local time of a venue outside Quebec's main time zone: calendars show the reader's local
 * time. No line for other games.
 */
export const localTimeText = (game: Game, locale: Language): string[] => {
  const zone = zoneOf(game);
  const at = Date.parse(`${game.date}T${game.time}:00Z`);
  if (Number.isNaN(at) || game.status === 'postponed' || zone === 'America/Toronto') return [];
  return [words[zone]({ time: clocks[locale].format(at) }, { locale })];
};
