import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatDaysFrom } from '../../lib/format/format.ts';
import { m } from '../../paraglide/messages.js';

/** Games from this time on are in the evening. */
const evening = '17:00';

/** Formats how far off a game is: « ce soir », « demain », « dans 7 jours ». */
export const untilWords = ({ date, time }: Pick<GameCard, 'date' | 'time'>, today: string): string =>
  date === today && time !== null && time >= evening ? m.team_next_tonight() : formatDaysFrom(today, date);
